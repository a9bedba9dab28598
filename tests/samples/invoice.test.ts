import fs from 'node:fs';
import path from 'node:path';
import {XMLParser} from 'fast-xml-parser';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {fillTokens} from '../../src/sources/tokens';
import {LIMIT, prepare} from '../../src/validation/node/checkExamples';
import {startPool} from '../../src/validation/node/pool';
import {projectSettings} from '../../src/validation/node/settings';
import {start, type Result} from '../support/programs';
import {languages, type Language} from './support/languages';
import {testWith} from './support/missing';
import {inTurn} from './support/turns';
import {layOut, workshop} from './support/workshop';

/** The record that the page shows; the tests need no more of its shape. */
interface ErpInvoice {
  readonly seller: object;
  readonly buyer: object;
  readonly lines: readonly object[];
  readonly allowances: readonly object[];
}

const RECORD = 'docs/samples/build-invoice/erp-invoice.json';
const shown = JSON.parse(fillTokens(fs.readFileSync(RECORD, 'utf8'), RECORD)) as ErpInvoice;
const NAME = `Bakker & Zn. "De <Oude> Molen" 'één'`;
const line = (quantity: string, price: string, vatRate: string): object => ({
  ...{name: NAME, unit: 'H87'},
  ...{quantity, price, vatRate},
});

interface Case {
  readonly title: string;
  readonly record: ErpInvoice;
  /** Calculated by hand: the net amounts of the lines; taxable amount and VAT of each rate; the totals. */
  readonly lines: readonly string[];
  readonly vat: readonly (readonly [rate: string, taxable: string, amount: string])[];
  readonly totals: readonly [lines: string, allowances: string, net: string, withVat: string];
}

const CASES: readonly Case[] = [
  {
    title: 'the record of the page',
    record: shown,
    lines: ['2550.00', '1737.00', '248.00'],
    vat: [
      ['21', '4072.65', '855.26'],
      ['9', '248.00', '22.32'],
    ],
    totals: ['4535.00', '214.35', '4320.65', '5198.23'],
  },
  {
    title: 'halves of a cent, four decimal places, a returned item, and characters that XML escapes',
    record: {
      ...shown,
      seller: {...shown.seller, name: NAME},
      lines: [
        line('7', '6.4550', '9'),
        line('3', '1.675', '21'),
        line('2.5', '0.4140', '21'),
        line('-1', '0.125', '21'),
      ],
      allowances: [
        {reason: NAME, amount: '0.4', vatRate: '21'},
        {reason: 'Rounding', amount: '0.04', vatRate: '21'},
      ],
    },
    lines: ['45.19', '5.03', '1.04', '-0.13'],
    vat: [
      ['21', '5.50', '1.16'],
      ['9', '45.19', '4.07'],
    ],
    totals: ['51.13', '0.44', '50.69', '55.92'],
  },
  {
    title: 'allowances with more than two decimal places, each rounded before it is used',
    record: {
      ...shown,
      lines: [line('1', '100.00', '21'), line('1', '50.00', '9')],
      allowances: [
        {reason: 'Discount', amount: '0.125', vatRate: '21'},
        {reason: 'Discount', amount: '10.005', vatRate: '21'},
        {reason: 'Discount', amount: '10.005', vatRate: '9'},
      ],
    },
    lines: ['100.00', '50.00'],
    vat: [
      ['21', '89.86', '18.87'],
      ['9', '39.99', '3.60'],
    ],
    totals: ['150.00', '20.15', '129.85', '152.32'],
  },
  {
    title: 'a negative total, and no allowance',
    record: {...shown, lines: [line('-1', '0.125', '21')], allowances: []},
    lines: ['-0.13'],
    vat: [['21', '-0.13', '-0.03']],
    totals: ['-0.13', '0.00', '-0.13', '-0.16'],
  },
];

const shop = workshop();
const all = languages(shop.folder);
const settings = projectSettings();
const pool = startPool(settings, 1);
beforeAll(() => prepare(settings, ['ubl-bisv3'], () => undefined));
afterAll(async () => {
  shop.remove();
  await pool.close();
});

/** Runs the program of a language on a record, in a folder of its own. */
async function build(language: Language, record: object): Promise<Result & {readonly file: string}> {
  const {folder, run} = await layOut(shop.folder, 'build-invoice', language);
  const file = path.join(folder, 'invoice.xml');
  fs.rmSync(file);
  fs.writeFileSync(path.join(folder, 'erp-invoice.json'), JSON.stringify(record));
  return {...(await start(run, folder).ended), file};
}

type Node = {readonly [name: string]: Node} & readonly Node[];
const LISTS = /^(?:cac:TaxSubtotal|cac:AllowanceCharge|cac:InvoiceLine)$/;
const parser = new XMLParser({
  ...{ignoreAttributes: false, attributeNamePrefix: '@', ignoreDeclaration: true, parseTagValue: false},
  ...{processEntities: true, htmlEntities: true, alwaysCreateTextNode: true},
  isArray: (name) => LISTS.test(name),
});
const rateOf = (subtotal?: Node): unknown => subtotal?.['cac:TaxCategory']?.['cbc:Percent']?.['#text'];

/** What a document says, with its VAT rates in one order: EN 16931 gives them none. */
function invoiceOf(xml: string): Node {
  const {Invoice: invoice} = parser.parse(xml) as {readonly Invoice: Node};
  const subtotals = invoice['cac:TaxTotal']?.['cac:TaxSubtotal'] as unknown as Node[];
  subtotals.sort((one, other) => String(rateOf(one)).localeCompare(String(rateOf(other))));
  return invoice;
}

const built = new Map<string, Map<string, Node>>(CASES.map(({title}) => [title, new Map()]));

describe.each(all)('$label', (language) => {
  const {run: tested, note} = testWith(language.installed, language.needs);

  tested.each(CASES)(`$title${note}`, ({title, record, lines, vat, totals}) =>
    inTurn(async () => {
      const {file, ...result} = await build(language, record);
      expect(result).toEqual({code: 0, out: 'invoice.xml', err: ''});
      const bytes = fs.readFileSync(file);
      expect(bytes.subarray(0, 5).toString()).toBe('<?xml');
      const {message, verdict, findings} = await pool.validateWithin(LIMIT, bytes);
      expect({message, verdict, findings}).toEqual({message: 'ubl-bisv3', verdict: 'valid', findings: []});
      const invoice = invoiceOf(bytes.toString());
      const text = (node: Node | undefined, name: string): unknown => node?.[name]?.['#text'];
      const listed = (node: Node | undefined, name: string): Node[] => (node?.[name] ?? []) as unknown as Node[];
      expect(listed(invoice, 'cac:InvoiceLine').map((each) => text(each, 'cbc:LineExtensionAmount'))).toEqual(lines);
      expect(
        listed(invoice['cac:TaxTotal'], 'cac:TaxSubtotal').map((each) => [
          ...[rateOf(each), text(each, 'cbc:TaxableAmount'), text(each, 'cbc:TaxAmount')],
        ]),
      ).toEqual(vat);
      const total = (name: string): unknown => text(invoice['cac:LegalMonetaryTotal'], `cbc:${name}Amount`);
      expect(['LineExtension', 'AllowanceTotal', 'TaxExclusive', 'Payable'].map(total)).toEqual(totals);
      if (lines.length > 3) {
        expect(text(listed(invoice, 'cac:InvoiceLine')[0]?.['cac:Item'], 'cbc:Name')).toBe(NAME);
      }
      built.get(title)?.set(language.label, invoice);
    }),
  );

  tested.each([
    ['city', {...shown, buyer: {...shown.buyer, city: undefined}}],
    ['allowances', {...shown, allowances: undefined}],
    ['number as text', {...shown, lines: [{...line('1', '2.50', '21'), quantity: 1}]}],
    ['value of its order number', {...shown, orderNumber: null}],
    ['unit', {...shown, lines: [{...line('1', '2.50', '21'), unit: null}]}],
    ['price with at most four decimal places', {...shown, lines: [line('1', '0.12345', '21')]}],
  ])(`a record without its %s ends it with an error, and no file is written${note}`, (_, record) =>
    inTurn(async () => {
      const {code, file} = await build(language, record);
      expect(code).not.toBe(0);
      expect(fs.readdirSync(path.dirname(file)).filter((each) => each.startsWith('invoice.xml'))).toEqual([]);
    }),
  );
});

test.each(CASES)('$title: every language writes the same values', ({title}) => {
  const [[, first] = [], ...others] = built.get(title) ?? [];
  for (const [label, invoice] of others) expect(invoice, label).toEqual(first);
  expect(built.get(title)?.size).toBe(all.filter(({installed}) => installed).length);
});
