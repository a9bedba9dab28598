import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from './support/test';
import {builtDocument} from './support/built';

/** What is compared with the page are the files as they were published: the paths of KoSIT, and the trees of Peppol. */
const STRUCTURE = 'documents/structure';
const read = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(STRUCTURE, file), 'utf8'));

interface Published {
  readonly id: string;
  readonly name: string;
  readonly 'ubl-invoice'?: readonly string[];
  readonly 'ubl-creditnote'?: readonly string[];
  readonly cii?: readonly string[];
}
const {terms: published} = read('business-terms.json') as {terms: readonly Published[]};

interface Written {
  readonly term: string;
  readonly cardinality: string;
  readonly businessTerms?: readonly string[];
  readonly children?: readonly Written[];
}
const {tree} = read('trees/ubl-invoice.json') as {tree: Written};

const $ = builtDocument('/documents/terms.html');
const entries = $('[data-tree] details').toArray();
const byId = new Map(entries.map((each) => [each.attribs.id, $(each)]));
const entry = (id: string): ReturnType<typeof $> => byId.get(id) ?? $([]);

/** The paths of an entry as its buttons copy them. */
const pathsOf = (id: string): string[] =>
  entry(id)
    .find('> div > dl [data-copy]')
    .toArray()
    .map((button) => $(button).attr('data-copy') ?? '');

/** The cardinality of a term in Peppol BIS Billing: that of its row in the table of formats, or else that of EN 16931. */
function peppolCardinality(id: string): string {
  const row = entry(id)
    .find('> div > table > tbody > tr')
    .filter((_, each) =>
      $(each)
        .find('th a')
        .toArray()
        .some((link) => $(link).text() === 'Peppol BIS Billing'),
    );
  return row.find('td[data-label=Cardinality]').text() || entry(id).find('> summary > b').text();
}

/** Names that the site shortens, or tells from that of a group. */
const RENAMED: Readonly<Record<string, string>> = {
  'BT-7': 'VAT point date',
  'BT-8': 'VAT point date code',
  'BT-25': 'Preceding invoice number',
  'BT-106': 'Sum of invoice line net amounts',
};

test('the page has the 164 terms and the 32 groups once, each with its published name', () => {
  const ids = entries.map(({attribs}) => attribs.id ?? '');
  expect(ids.filter((id) => id.startsWith('BT-')).sort()).toEqual(published.map(({id}) => id).sort());
  expect(new Set(ids).size).toBe(164 + 32);
  const words = (text: string): string => text.toLowerCase().replace(/['’]/g, '').replace(/\W+/g, ' ').trim();
  for (const {id, name} of published) {
    const shown = entry(id).find('> summary > span').text().replace(id, '');
    expect.soft(words(shown), id).toBe(words(RENAMED[id] ?? name));
  }
});

test('each term has its published paths, and no others of a syntax that publishes some', () => {
  const roots = {'ubl-invoice': 'Invoice', 'ubl-creditnote': 'CreditNote', cii: 'rsm:CrossIndustryInvoice'} as const;
  let count = 0;
  for (const {id, ...term} of published) {
    for (const [syntax, root] of Object.entries(roots) as [keyof typeof roots, string][]) {
      const wanted = (term[syntax] ?? [])
        .map((written) => written.split(/\[[^\]]*\]/).join(''))
        .map((written) => (written.startsWith('/') ? written : `/Invoice/cac:InvoiceLine/${written}`))
        .map((written) => `/${root}/${written.split('/').slice(2).join('/')}`);
      const shown = pathsOf(id).filter((each) => each.split('/')[1] === root);
      if (wanted.length > 0) expect.soft([...new Set(shown)].sort(), id).toEqual([...new Set(wanted)].sort());
      count += wanted.length;
    }
  }
  expect(count).toBeGreaterThan(480);
});

/** How often a term occurs in its group by the elements of the tree: those between the element of the group and its own, multiplied. */
function bySyntax(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const visit = ({children = []}: Written, least: number, most: string): void => {
    for (const child of children) {
      const [low = '', high = ''] = child.cardinality.replace('unbounded', 'n').split('..');
      const own = [least * Number(low), most === 'n' || high === 'n' ? 'n' : high] as const;
      const ids = (child.businessTerms ?? []).flatMap((each) => each.split(',')).map((each) => each.trim());
      for (const id of ids) found.set(id, (found.get(id) ?? new Set()).add(own.join('..')));
      if (ids.length > 0) visit(child, 1, '1');
      else visit(child, ...own);
    }
  };
  visit(tree, 1, '1');
  return found;
}

/**
 * Terms whose elements in UBL occur otherwise: UBL has no element for the group of notes, payment instructions are repeated for each account,
 * BT-18 and BT-122, and BT-110 and BT-111, share an element, and the VAT breakdown is only in the first of two totals.
 */
const NOT_BY_ELEMENTS = ['BG-16', 'BG-17', 'BG-23', 'BT-111', 'BT-18', 'BT-22'];

test('the cardinalities in Peppol BIS Billing are those that its published elements have', () => {
  const official = bySyntax();
  const terms = [...official].filter(([id]) => /^B[TG]-/.test(id));
  expect(terms.length).toBeGreaterThan(190);
  const odd = terms.filter(([id, cardinalities]) => !cardinalities.has(peppolCardinality(id))).map(([id]) => id);
  expect(odd.sort()).toEqual(NOT_BY_ELEMENTS);
});
