import fs from 'node:fs';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {listEntries, publishedList} from '../support/contracts';
import {
  everyRule,
  placed,
  rulesIn,
  structureJson,
  structureNames,
  structureYaml,
  termsIn,
  treeRoot,
  type Placed,
  type Written,
} from './support/structure';

interface Term {
  readonly name: string;
  readonly description: string;
  readonly cardinality: string;
  readonly type?: string;
  readonly group?: string;
  readonly list?: string | readonly string[];
}

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

const terms = structureYaml('terms.yaml') as Record<string, Term>;
/** The trees of UBL and CII; those of other syntaxes have neither business terms nor Schematron. */
const trees = new Map(
  structureNames('trees')
    .filter((name) => /^(?:ubl|cii)-/.test(name))
    .map((name) => [name, placed(treeRoot(name))]),
);
const known = everyRule();

const elementsOf = (name: string): readonly Placed[] => trees.get(name) ?? [];
const isEnTerm = (id: string): boolean => /^B[TG]-\d+$/.test(id);

/**
 * Terms that no element of a tree is said to carry. UBL has no element for the group of notes, that of the process, and the code before
 * the text of a note. The published trees leave out the project of a credit note.
 */
const NOT_IN_TREE: Readonly<Record<string, readonly string[]>> = {
  'ubl-invoice': ['BG-1', 'BG-2', 'BT-21'],
  'ubl-creditnote': ['BG-1', 'BG-2', 'BT-11', 'BT-21'],
  'cii-invoice': [],
};
const invoices = Object.keys(NOT_IN_TREE);

/** In the trees as they were published, but no longer in the rules of EN 16931. */
const WITHDRAWN = ['BR-66', 'BR-67', 'BR-CO-25'];

/** Lists that the site doesn't publish. */
const NO_LIST = [
  ...[
    'ICD',
    'SEPA',
    'TrueFalse',
    'UNCL1001',
    'UNCL1153',
    'UNCL4219',
    'UNCL4451',
    'UNCL6313-T16',
    'UNCL8273',
    'UNECERec19',
    'UNECERec21',
  ],
  ...['ClarificationListID', 'ProductTraceIDschemeIDCode', 'TransportHandlingUnitIDschemID'],
];

describe('terms.yaml', () => {
  test('has the 164 terms of business-terms.json and the 32 groups, each with a description', () => {
    const {terms: published} = structureJson('business-terms.json') as {terms: {id: string}[]};
    const ids = Object.keys(terms);
    expect(ids.filter((id) => id.startsWith('BT-')).sort()).toEqual(published.map(({id}) => id).sort());
    expect(ids.filter((id) => id.startsWith('BG-'))).toHaveLength(32);
    expect(ids.filter((id) => (terms[id]?.description.split(/\s+/).length ?? 0) < 5)).toEqual([]);
  });

  test('has a group before its members, and a type for each term but for no group', () => {
    const ids = Object.keys(terms);
    for (const [id, {group, type}] of Object.entries(terms)) {
      if (group) expect(ids.indexOf(group), id).toBeLessThan(ids.indexOf(id));
      if (group) expect(ids, id).toContain(group);
      expect(type !== undefined, id).toBe(id.startsWith('BT-'));
    }
  });

  test('names the code lists that name the term', () => {
    const named = Object.entries(terms).flatMap(([id, {list = []}]) => [list].flat().map((name) => `${name} ${id}`));
    const naming = listEntries().flatMap(({name, terms: ids = []}) => ids.map((id) => `${name} ${id}`));
    expect(named.sort()).toEqual(naming.sort());
  });
});

describe.each(invoices)('%s', (name) => {
  test('has each business term, and no other', () => {
    const ids = new Set(elementsOf(name).flatMap(({element}) => termsIn(element)));
    const missing = Object.keys(terms).filter((id) => !ids.has(id));
    expect([...ids].filter((id) => !(id in terms))).toEqual([]);
    expect(missing.sort()).toEqual([...(NOT_IN_TREE[name] ?? [])].sort());
  });
});

describe('business-terms.json', () => {
  interface Paths {
    readonly id: string;
    readonly cii?: string[];
    readonly 'ubl-invoice'?: string[];
    readonly 'ubl-creditnote'?: string[];
  }
  const {terms: published} = structureJson('business-terms.json') as {terms: Paths[]};
  const rows = [
    ['cii-invoice', 'cii', ''],
    ['ubl-invoice', 'ubl-invoice', 'Invoice/cac:InvoiceLine/'],
    ['ubl-creditnote', 'ubl-creditnote', 'CreditNote/cac:CreditNoteLine/'],
  ] as const;

  test.each(rows)('leads to elements of %s that carry the term', (tree, syntax, line) => {
    const carried = new Map(elementsOf(tree).map(({path, element}) => [path, termsIn(element)]));
    const leads = published.flatMap(({id, [syntax]: paths = []}) =>
      paths
        .map((written) => written.replace(/\[[^\]]*\]/g, '').replace(/^\/(?:\w+:(?=Invoice|CreditNote))?/, ''))
        .map((written) => ({id, path: /^(?:rsm:|Invoice\/|CreditNote\/)/.test(written) ? written : line + written})),
    );
    expect(leads.filter(({path}) => !carried.has(path))).toEqual([]);
    const unmarked = leads.filter(({id, path}) => !carried.get(path)?.includes(id) && !NOT_IN_TREE[tree]?.includes(id));
    expect(unmarked).toEqual([]);
  });
});

describe.each([...trees.keys()])('tree %s', (name) => {
  test('has rules that exist', () => {
    const unknown = elementsOf(name).flatMap(({element}) => element.rules?.filter((rule) => !known.has(rule)) ?? []);
    expect(unknown.filter((rule) => !WITHDRAWN.includes(rule))).toEqual([]);
  });

  test('has code lists of the site, or such as it deliberately lacks', () => {
    const sources = listEntries().map((entry) => publishedList(entry.name).source.toLowerCase());
    const lacking = elementsOf(name)
      .flatMap(({element}) => element.codeLists ?? [])
      .filter((list) => !NO_LIST.includes(list))
      .filter((list) => !sources.some((source) => new RegExp(`/${list.toLowerCase()}(?:\\.xml|[-_])`).test(source)));
    expect(lacking).toEqual([]);
  });
});

test('cii-invoice has no rule of UBL or Peppol', () => {
  const own = rulesIn('en16931-1.3.16/EN16931-CII-validation-preprocessed.sch');
  const rules = elementsOf('cii-invoice').flatMap(({element}) => element.rules ?? []);
  expect(rules.filter((rule) => !own.has(rule))).toEqual([]);
});

describe('descriptions.yaml', () => {
  const descriptions = structureYaml('descriptions.yaml') as Record<string, string>;
  const others = [...trees].filter(([name]) => !invoices.includes(name)).flatMap(([, elements]) => elements);
  const described = others
    .filter(({path}) => path.includes('/'))
    .map(({path, element}) => {
      const steps = path.split('/');
      const key = steps.map((_, index) => steps.slice(index).join('/')).find((end) => end in descriptions);
      return {path, key, element};
    });

  test('describes each element below the root of a message other than an invoice', () => {
    expect(described.filter(({key}) => key === undefined).map(({path}) => path)).toEqual([]);
  });

  test('describes an element below the first level by more than its own name, but for addresses and the like', () => {
    const general = Object.keys(descriptions).filter((key) => /^cbc:\w+$/.test(key));
    const first = general.slice(0, general.indexOf('cbc:AccountingCost') + 1);
    const deep = described.filter(({path, key = ''}) => first.includes(key) && path.split('/').length > 2);
    expect(deep.map(({path}) => path)).toEqual([]);
  });
});

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
