import {describe, expect, test} from 'vitest';
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
} from './support/structure';

interface Term {
  readonly name: string;
  readonly description: string;
  readonly cardinality: string;
  readonly type?: string;
  readonly group?: string;
  readonly list?: string | readonly string[];
}

const terms = structureYaml('terms.yaml') as Record<string, Term>;
/** The trees of UBL and CII; those of other syntaxes have neither business terms nor Schematron. */
const trees = new Map(
  structureNames('trees')
    .filter((name) => /^(?:ubl|cii)-/.test(name))
    .map((name) => [name, placed(treeRoot(name))]),
);
const known = everyRule();

const elementsOf = (name: string): readonly Placed[] => trees.get(name) ?? [];

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
    const naming = listEntries().flatMap(({name, terms: ids}) => ids.map((id) => `${name} ${id}`));
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
