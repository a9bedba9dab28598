import fs from 'node:fs';
import {expect, test} from 'vitest';
import {converted, conversionOf, publishedValues} from '../../../contract/support/conversion';
import {rareInvoice} from '../../../contract/support/rareTerms';
import {compared, differencesOf, messageOf, reasonOf, rowsOf} from './support';

const example = (message: string, file: string): string =>
  fs.readFileSync(`documents/examples/${message}/${file}.xml`, 'utf8');

const examplesOf = (message: string): string[] =>
  fs.readdirSync(`documents/examples/${message}`).flatMap((file) => /^(.*)\.xml$/.exec(file)?.[1] ?? []);

const ALLOWANCES = example('ubl-bisv3', 'allowances-and-charges');

/** The differences between an invoice and one with a change. */
function changed(change: (xml: string) => string): string[] {
  const xml = change(ALLOWANCES);
  expect(xml).not.toBe(ALLOWANCES);
  return differencesOf(compared('ubl-bisv3', ALLOWANCES), compared('ubl-bisv3', xml));
}

test.each(['invoice-typical', 'credit-note'])('the published example %s is the same in UBL and in CII', (file) => {
  const [ubl, cii] = ['ubl-bisv3', 'cii-bisv3'].map((message) => compared(message, example(message, file)));
  if (!ubl || !cii) throw new Error('two documents are compared');
  expect(rowsOf(ubl, cii).length).toBeGreaterThan(50);
  expect(differencesOf(ubl, cii)).toEqual([]);
});

/** A format in both syntaxes, whose documents identify it alike. documents/formats.yaml names nothing that is lost between them. */
const PAIRS = ['bisv3', 'xrechnung'].flatMap((name) => [
  [`ubl-${name}`, `cii-${name}`] as const,
  [`cii-${name}`, `ubl-${name}`] as const,
]);

test.each(PAIRS)('each example of %s is the same in %s', (from, to) => {
  const files = examplesOf(from);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const xml = example(from, file);
    const other = converted(xml, from, to);
    expect(differencesOf(compared(from, xml), compared(to, other)), file).toEqual([]);
  }
});

test('the energy extension is lost in other formats, and no business term but the identifiers of the format', () => {
  for (const file of examplesOf('ubl-nlcius-energy')) {
    const xml = example('ubl-nlcius-energy', file);
    const result = conversionOf(xml, 'ubl-nlcius-energy', 'cii-bisv3');
    if ('problem' in result) throw new Error(result.problem);
    const differences = differencesOf(compared('ubl-nlcius-energy', xml), compared('cii-bisv3', result.xml));
    const [from, to] = ['ubl-nlcius-energy', 'cii-bisv3'].map((id) => messageOf(id).customizationId);
    expect(differences).toEqual([`BG-2 BT-24: ${from} | ${to}`]);
  }
});

test('a target that has one note joins two, which is a difference', () => {
  const joined = converted(rareInvoice, 'ubl-xrechnung', 'cii-bisv3');
  const differences = differencesOf(compared('ubl-xrechnung', rareInvoice), compared('cii-bisv3', joined));
  expect(differences.map((each) => each.replace(/:[^]*/, ''))).toEqual(['BG-1 1 BT-22', 'BG-1 2 BT-22', 'BG-2 BT-24']);
});

/** Terms whose published paths in UBL have values of other terms, too. */
const SHARED = ['BT-18', 'BT-110', 'BT-111', 'BT-122'];

test.each(['invoice-typical', 'allowances-and-charges', 'references'])(
  'the rows of %s have what is at the paths that KoSIT publishes for the terms',
  (file) => {
    const xml = example('ubl-bisv3', file);
    const rows = rowsOf(compared('ubl-bisv3', xml), compared('ubl-bisv3', xml));
    const textsOf = (term: string): string[] => {
      const texts = rows.flatMap((row) =>
        row.term === term ? (row.left ?? '').replace(/ \((?:scheme|list).*\)$/, '') : [],
      );
      return [...new Set(texts.map((text) => text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$1$2$3')))].sort();
    };
    const published = Object.entries(publishedValues(xml)).filter(
      ([id]) => id.startsWith('BT') && !SHARED.includes(id),
    );
    expect(published.length).toBeGreaterThan(30);
    for (const [term, values] of published) expect(textsOf(term), term).toEqual(values);
  },
);

test('a changed amount is the only difference', () => {
  const differences = changed((xml) => xml.replace('>2698.43<', '>2699.43<'));
  expect(differences).toEqual(['BG-22 BT-112: 2698.43 | 2699.43']);
});

test('numbers are compared by value, texts are not', () => {
  expect(changed((xml) => xml.replace('>2698.43<', '>02698.4300<').replaceAll('>21<', '>21.00<'))).toEqual([]);
  expect(changed((xml) => xml.replace('>PO-2047<', '>PO-02047<'))).toEqual(['BT-13: PO-2047 | PO-02047']);
});

test('an accounting currency that is that of the invoice says nothing', () => {
  const tax = (code: string): string => `</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>${code}</cbc:TaxCurrencyCode>`;
  expect(changed((xml) => xml.replace('</cbc:DocumentCurrencyCode>', tax('EUR')))).toEqual([]);
  expect(changed((xml) => xml.replace('</cbc:DocumentCurrencyCode>', tax('SEK')))).toEqual(['BT-6: - | SEK']);
});

test('an attribute is part of a value', () => {
  const [difference] = changed((xml) => xml.replace('schemeID="0106"', 'schemeID="0190"'));
  expect(difference).toMatch(/^BG-4 BT-34: (\d+) \(schemeID 0106\) \| \1 \(schemeID 0190\)$/);
});

const LINE = /<cac:InvoiceLine>[^]*?<\/cac:InvoiceLine>\s*/g;
const SUBTOTAL = /<cac:TaxSubtotal>[^]*?<\/cac:TaxSubtotal>\s*/g;

/** Elements of a kind in the reverse order. */
const reversed = (xml: string, elements: RegExp): string => {
  const all = (xml.match(elements) ?? []).reverse();
  return xml.replace(elements, () => all.shift() ?? '');
};

test('lines and VAT breakdowns in another order are the same', () => {
  expect(changed((xml) => reversed(xml, LINE))).toEqual([]);
  expect(changed((xml) => reversed(xml, SUBTOTAL))).toEqual([]);
});

test('lines in another order are paired by their numbers, also where they differ', () => {
  const differences = changed((xml) =>
    reversed(xml.replace('>890.00<', '>891.00<').replace(/310.00(?=<\/cbc:LineExtensionAmount>)/, '311.00'), LINE),
  );
  expect(differences).toEqual(['BG-25 1 BT-131: 890.00 | 891.00', 'BG-25 3 BT-131: 310.00 | 311.00']);
});

test('groups without an identifier are paired by what they say', () => {
  const allowance = /^ {2}<cac:AllowanceCharge>[^]*?^ {2}<\/cac:AllowanceCharge>\n/gm;
  expect(ALLOWANCES.match(allowance)?.length).toBe(3);
  expect(changed((xml) => reversed(xml, allowance))).toEqual([]);
});

test('a line that is missing is missing whole, and the other lines are compared with their counterparts', () => {
  const differences = changed((xml) => xml.replace(xml.match(LINE)?.[1] ?? '', ''));
  expect(differences.length).toBeGreaterThan(8);
  expect(differences).toContain('BG-25 2 BT-131: 1082.20 | -');
  for (const each of differences) expect(each).toMatch(/^BG-\d+ 2(?:, 1)? BT-\d+: [^]* \| -$/);
});

test('a VAT breakdown with another rate is compared by order', () => {
  const rate = /(<cac:TaxSubtotal>[^]*?<cbc:Percent>)21</;
  expect(changed((xml) => xml.replace(rate, '$119<'))).toEqual(['BG-23 S 21 BT-119: 21 | 19']);
});

test('an embedded file is compared by its content, and shown as its size', () => {
  const xml = example('ubl-bisv3', 'invoice-with-attachment');
  const other = xml.replace(/(<cbc:EmbeddedDocumentBinaryObject[^>]*>\s*)(....)/, '$1AAAA');
  const differences = differencesOf(compared('ubl-bisv3', xml), compared('ubl-bisv3', other));
  expect(differences).toHaveLength(1);
  expect(differences[0]).toMatch(/^BG-24 1 BT-125: [\d.]+ (?:kB|bytes) \(filename [^|]*\) \| [\d.]+ (?:kB|bytes) \(/);
});

test('a document that is not one of EN 16931 has no business terms to compare', () => {
  const invoice = compared('ubl-bisv3', ALLOWANCES, 'a.xml');
  const order = compared('order-bisv3', example('order-bisv3', 'order-typical'), 'b.xml');
  const sentence =
    'b.xml is not an invoice or credit note that follows EN 16931. You can compare only these documents by business term.';
  expect(reasonOf(invoice, order)).toBe(sentence);
  expect(reasonOf(order, invoice)).toBe(sentence);
  expect(reasonOf(invoice, invoice)).toBeUndefined();
});
