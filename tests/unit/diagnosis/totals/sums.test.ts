import fs from 'node:fs';
import {expect, test} from 'vitest';
import {edited} from '../../../../src/diagnosis/source/edits';
import {sumsOf} from '../../../../src/diagnosis/totals/sums';
import {INVOICES, broken, documentOf, example, findingsOf} from './support';

const examples = INVOICES.flatMap((message) =>
  fs
    .readdirSync(`documents/examples/${message}`)
    .filter((file) => file.endsWith('.xml'))
    .map((file) => [message, file.replace('.xml', '')] as const),
);

test.each(examples)('all sums of %s/%s are right', (message, file) => {
  const sums = sumsOf(documentOf(message, example(`${message}/${file}`)));
  const rules = new Set(sums.map(({rule}) => rule));
  expect([...rules]).toEqual(expect.arrayContaining(['BR-CO-10', 'BR-CO-13', 'BR-CO-15', 'BR-CO-16', 'BR-CO-17']));
  expect(sums.filter(({isRight}) => !isRight)).toEqual([]);
});

const ADJUSTED = 'ubl-bisv3/allowances-and-charges';

// By hand: 890.00 + 1082.20 + 310.00; 57.97 + 9.30; 2282.20 - 67.27 + 45.00; 411.44 + 27.06; 2259.93 + 438.50.
test('the totals are computed with their parts beside them', () => {
  const sums = sumsOf(documentOf('ubl-bisv3', example(ADJUSTED)));
  const totals = sums.filter(({rule}) => /^BR-CO-1[0-6]$/.test(rule));
  expect(totals.map(({rule, term, computed}) => `${rule} ${term} ${computed}`)).toEqual([
    'BR-CO-10 BT-106 2282.20',
    'BR-CO-11 BT-107 67.27',
    'BR-CO-12 BT-108 45.00',
    'BR-CO-13 BT-109 2259.93',
    'BR-CO-14 BT-110 438.50',
    'BR-CO-15 BT-112 2698.43',
    'BR-CO-16 BT-115 2698.43',
  ]);
  expect(totals[3]).toMatchObject({
    label: 'Invoice total amount without VAT',
    written: '2259.93',
    parts: [
      {sign: '+', term: 'BT-106', label: 'Sum of invoice line net amounts', amount: '2282.20'},
      {sign: '-', term: 'BT-107', amount: '67.27'},
      {sign: '+', term: 'BT-108', amount: '45.00'},
    ],
  });
});

// By hand: 4 × 289.50 + 40.00 - 115.80; 890.00 + 1082.20 + 45.00 - 57.97; 1959.23 × 21%; 1158.00 × 10%; 99.00 - 10.00.
test('a line, an entry of the VAT breakdown, a percentage and a price are computed', () => {
  const sums = sumsOf(documentOf('ubl-bisv3', example(ADJUSTED)));
  const named = (label: string) => sums.filter((sum) => sum.label === label).map(({computed}) => computed);
  expect(named('Invoice line net amount of line 2')).toEqual(['1082.20']);
  expect(named('VAT category taxable amount')).toEqual(['1959.23', '300.70']);
  expect(named('VAT category tax amount')).toEqual(['411.44', '27.06']);
  expect(named('Invoice line allowance amount')).toEqual(['115.80']);
  expect(named('Item net price of line 1')).toEqual(['89.00']);
});

test('a price for a quantity of 100 says so', () => {
  const sums = sumsOf(documentOf('ubl-bisv3', example('ubl-bisv3/prepaid-and-rounding')));
  const [line] = sums.filter(({rule}) => rule === 'PEPPOL-EN16931-R120');
  // By hand: 250 × 3.99 / 100 = 9.975.
  expect(line).toMatchObject({computed: '9.98', written: '9.98', isRight: true});
  expect(line?.parts[1]).toMatchObject({sign: '×', label: 'Item net price of line 1 for a quantity of 100 (BT-149)'});
});

/** Changes at the borders of tolerances, in documents of both syntaxes. Whether a sum is right is asked of the validator. */
const BORDERS = [
  ['ubl-bisv3', 'invoice-minimal', '<cbc:TaxAmount currencyID="EUR">37.38</cbc:TaxAmount>\n      <', '38.37', '38.38'],
  ['ubl-bisv3', 'invoice-minimal', '<cbc:TaxableAmount currencyID="EUR">178.00<', '178.99', '179.00'],
  ['ubl-bisv3', 'reverse-charge', /<cbc:TaxableAmount currencyID="EUR">([\d.]+)</, '0', '0.01'],
  ['cii-facturx', 'reverse-charge', /<ram:BasisAmount>([\d.]+)</, '0.99', '1.00'],
  ['cii-bisv3', 'invoice-typical', '<ram:BasisAmount>248.00<', '248.00', '248.01'],
  ['cii-bisv3', 'invoice-typical', '<ram:CalculatedAmount>22.32<', '23.31', '23.33'],
  ['ubl-bisv3', 'invoice-typical', '<cbc:LineExtensionAmount currencyID="EUR">248.00<', '248.02', '248.03'],
  ['ubl-bisv3', 'allowances-and-charges', '<cbc:Amount currencyID="EUR">115.80<', '115.82', '115.83'],
  ['ubl-xrechnung', 'invoice-minimal', /<cbc:TaxInclusiveAmount currencyID="EUR">([\d.]+)</, '0', '0.01'],
] as const;

/** A document with another amount: one that is written, or what is added to the amount of a pattern. */
function withAmount(xml: string, at: string | RegExp, amount: string): string {
  if (typeof at === 'string') return broken(xml, [at, at.replace(/[\d.]+(?=<)/, amount)]);
  return xml.replace(at, (whole, written: string) =>
    whole.replace(written, (Number(written) + Number(amount)).toFixed(2)),
  );
}

/** The rules about sums among findings, of those that this document is checked by. */
const ABOUT_SUMS = /^(?:BR-CO-1[0-7]|BR-(?:S|AE)-0[89]|PEPPOL-EN16931-R(?:040|120))$/;

test.each(BORDERS)('%s %s: sums are right where the rules accept %s', async (message, file, at, accepted, refused) => {
  const outcomes: string[][] = [];
  for (const amount of [accepted, refused]) {
    const text = withAmount(example(`${message}/${file}`), at, amount);
    const findings = await findingsOf(message, text);
    const found = findings.map(({rule}) => rule).filter((rule) => ABOUT_SUMS.test(rule) && !rule.endsWith('-09'));
    const wrong = sumsOf(documentOf(message, text)).filter(({isRight}) => !isRight);
    expect(new Set(wrong.map(({rule}) => rule)), amount).toEqual(new Set(found));
    outcomes.push(found);
  }
  expect(outcomes[0]).not.toEqual(outcomes[1]);
});

test('the VAT total is the one in the currency of the invoice', () => {
  const sums = sumsOf(documentOf('ubl-bisv3', example('ubl-bisv3/foreign-currency')));
  expect(sums.find(({rule}) => rule === 'BR-CO-14')).toMatchObject({written: '861.81', isRight: true});
});

test('an allowance without a total is a wrong sum, and nobody else is', () => {
  const text = broken(example(ADJUSTED), [
    '    <cbc:AllowanceTotalAmount currencyID="EUR">67.27</cbc:AllowanceTotalAmount>\n',
    '',
  ]);
  const wrong = sumsOf(documentOf('ubl-bisv3', text), {nameOf: () => 'Sum of allowances'}).filter(
    (sum) => !sum.isRight,
  );
  expect(wrong.map(({rule, label, written, computed}) => ({rule, label, written, computed}))).toEqual([
    {rule: 'BR-CO-11', label: 'Sum of allowances', written: undefined, computed: '67.27'},
    {rule: 'BR-CO-13', label: 'Invoice total amount without VAT', written: '2259.93', computed: '2327.20'},
  ]);
});

test('sums of rules by which a document is not checked are left out', () => {
  const document = documentOf('ubl-nlcius', example('ubl-nlcius/invoice-minimal'));
  const rules = sumsOf(document, {isRule: (rule) => !rule.startsWith('PEPPOL')}).map(({rule}) => rule);
  expect(rules).not.toContain('PEPPOL-EN16931-R120');
  expect(rules).toContain('BR-S-08');
});

test('an amount that is no number makes no sum, and is shown as it is', () => {
  const xml = example('ubl-bisv3/invoice-minimal');
  const document = documentOf('ubl-bisv3', xml);
  const [amount] = document.root.children.filter(({local}) => local === 'LegalMonetaryTotal');
  const payable = amount?.children.find(({local}) => local === 'PayableAmount');
  if (!payable) throw new Error('no amount due');
  const hostile = edited(xml, [{...payable.inside, text: '&lt;b&gt;1.331,00'}]);
  const sums = sumsOf(documentOf('ubl-bisv3', hostile));
  expect(sums.find(({rule}) => rule === 'BR-CO-16')).toMatchObject({written: '<b>1.331,00', isRight: false});
  const without = edited(xml, [{...payable, text: ''}]);
  expect(sumsOf(documentOf('ubl-bisv3', without)).find(({rule}) => rule === 'BR-CO-16')?.written).toBeUndefined();
});
