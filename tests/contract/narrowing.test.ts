import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {
  placed,
  rulesIn,
  structureNames,
  structureYaml,
  termsIn,
  treeRoot,
  type Placed,
  type Written,
} from './support/structure';

interface Asked {
  readonly cardinality?: string;
  readonly mandatory?: readonly {readonly if?: string; readonly rules?: readonly string[]}[];
  readonly rules?: readonly string[];
}

type Narrowed = Readonly<Record<string, Asked>>;

/** The rules that an entry names. */
const rulesOf = ({mandatory = [], rules = []}: Asked): string[] => [
  ...mandatory.flatMap((each) => each.rules ?? []),
  ...rules,
];

const terms = structureYaml('terms.yaml') as Record<string, {readonly cardinality: string; readonly group?: string}>;
/** The trees of UBL and CII; those of other syntaxes have neither business terms nor Schematron. */
const trees = new Map(
  structureNames('trees')
    .filter((name) => /^(?:ubl|cii)-/.test(name))
    .map((name) => [name, placed(treeRoot(name))]),
);

const elementsOf = (name: string): readonly Placed[] => trees.get(name) ?? [];
const isEnTerm = (id: string): boolean => /^B[TG]-\d+$/.test(id);

describe.each(structureNames('narrowing'))('narrowing of %s', (folder) => {
  const {extends: base, terms: narrowed} = structureYaml(`narrowing/${folder}.yaml`) as {
    extends?: string;
    terms: Narrowed;
  };

  interface Registry {
    readonly ruleSets: readonly {id: string; file: string}[];
    readonly formats: readonly {
      messages: readonly {id: string; ruleSets?: readonly string[]; requires?: readonly {rule: string}[]}[];
    }[];
  }

  test('has terms that exist, and starts from a file that exists', () => {
    const added = structureNames('additions').map((name) => {
      const {elements} = structureYaml(`additions/${name}.yaml`) as {elements: Written[]};
      return placed({term: 'Invoice', cardinality: '1..1', children: elements});
    });
    const paths = [...trees.values(), placed(treeRoot('setu-timecard')), ...added]
      .flat()
      .map(({path}) => path.replace(/^[^/]*\//, ''));
    expect(Object.keys(narrowed).filter((id) => !(isEnTerm(id) ? id in terms : paths.includes(id)))).toEqual([]);
    if (base) expect(structureNames('narrowing')).toContain(base);
  });

  test('has rules of the rule sets of its message', () => {
    const registry = parse(fs.readFileSync('documents/formats.yaml', 'utf8')) as Registry;
    const message = registry.formats.flatMap(({messages}) => messages).find(({id}) => id === folder);
    const isOwn = (id: string): boolean => folder === 'en16931' || message?.ruleSets?.includes(id) === true;
    const files = registry.ruleSets.filter(({id}) => isOwn(id)).map(({file}) => file);
    expect(files).not.toEqual([]);
    const own = message?.requires?.map(({rule}) => rule) ?? [];
    const rules = new Set([...files.flatMap((file) => [...rulesIn(file)]), ...own]);
    expect(
      Object.values(narrowed)
        .flatMap(rulesOf)
        .filter((rule) => !rules.has(rule)),
    ).toEqual([]);
  });

  test('says a cardinality only where EN 16931 or the tree has another', () => {
    const tree = folder.startsWith('cii') ? 'cii-invoice' : 'ubl-invoice';
    const differs = (id: string, cardinality: string): boolean =>
      [terms[id], ...elementsOf(tree).flatMap(({element}) => (termsIn(element).includes(id) ? [element] : []))].some(
        (each) => each?.cardinality !== cardinality,
      );
    const same = Object.entries(narrowed).filter(([id, {cardinality}]) => cardinality && !differs(id, cardinality));
    expect(same.map(([id]) => id)).toEqual([]);
  });

  test('says that a term is mandatory only where its cardinality says so, or a condition', () => {
    const odd = Object.entries(narrowed).filter(
      ([id, {mandatory = [], cardinality = terms[id]?.cardinality}]) =>
        cardinality?.startsWith('0') && mandatory.some((each) => !each.if),
    );
    expect(odd.map(([id]) => id)).toEqual([]);
  });

  test('has a condition only for a term that is optional otherwise', () => {
    const always = (id = ''): boolean => {
      const cardinality = narrowed[id]?.cardinality ?? terms[id]?.cardinality ?? '1';
      return cardinality.startsWith('1') && (!terms[id]?.group || always(terms[id].group));
    };
    const odd = Object.entries(narrowed).filter(
      ([id, {mandatory = []}]) => isEnTerm(id) && mandatory.some((each) => each.if) && always(id),
    );
    expect(odd.map(([id]) => id)).toEqual([]);
  });
});
