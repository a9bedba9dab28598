import type {PrintedInvoice} from './invoice';

/** The name of a code, for example `piece` for the unit `H87`. */
export type NameOf = (list: 'unit' | 'country' | 'payment-means', code: string) => string;

type Rows = readonly (readonly (string | PDFKit.Mixins.CellOptions)[])[];
type Columns = (number | PDFKit.Mixins.ColumnStyle)[];

const right = (width: number): PDFKit.Mixins.ColumnStyle => ({width, align: {x: 'right', y: 'top'}});
const bold = (text: string): PDFKit.Mixins.CellOptions => ({text, font: {src: 'Bold'}});

/** Widths in points; together they fill the page between its margins. */
const PARTIES: Columns = [165, 165, 165];
const FACTS: Columns = [95, 400];
const LINES: Columns = [22, 213, right(80), right(70), right(40), right(70)];
const SUMS: Columns = [240, 175, right(80)];

function printRows(pdf: PDFKit.PDFDocument, columnStyles: Columns, rows: Rows): void {
  if (rows.length === 0) return;
  pdf.table({columnStyles, defaultStyle: {border: 0, padding: 2}, data: rows.map((cells) => [...cells])});
  pdf.moveDown();
}

/** A line across the page. */
function printRule(pdf: PDFKit.PDFDocument): void {
  const {left, right} = pdf.page.margins;
  pdf
    .moveTo(left, pdf.y)
    .lineTo(pdf.page.width - right, pdf.y)
    .lineWidth(0.5)
    .stroke();
  pdf.moveDown(0.5);
}

function partyRows({seller, buyer, deliverTo}: PrintedInvoice, nameOf: NameOf): Rows {
  const parties = [seller, buyer, ...(deliverTo ? [deliverTo] : [])];
  const texts = parties.map(({name, address, country, vat}) =>
    [name, ...address, nameOf('country', country), ...(vat ? [`VAT ${vat}`] : [])].join('\n'),
  );
  return [['Seller', 'Buyer', 'Delivery'].slice(0, parties.length).map(bold), texts];
}

const lineRows = ({lines}: PrintedInvoice, nameOf: NameOf): Rows =>
  lines.flatMap(({id, name, quantity, unit, price, rate, amount, adjustments}) => [
    [id, name, `${quantity} ${nameOf('unit', unit)}`, price, `${rate}%`, amount],
    ...adjustments.map((each) => ['', `${each.reason}: ${each.amount}`, '', '', '', '']),
  ]);

/** Rows of a name and a value, without those that have no value. */
const factRows = (facts: readonly (readonly [string, string | undefined])[]): Rows =>
  facts.flatMap(([name, value]) => (value ? [[name, value]] : []));

const sumRows = ({totals, vat, adjustments, prepaid, currency}: PrintedInvoice): Rows => [
  ['', 'Sum of the lines', totals.lines],
  ...adjustments.map(({reason, amount}) => ['', reason, amount]),
  ['', 'Total without VAT', totals.withoutVat],
  ...vat.map(({rate, basis, amount}) => ['', `VAT ${rate}% of ${basis}`, amount]),
  ['', 'Total with VAT', totals.withVat],
  ...(prepaid ? [['', 'Paid in advance', `-${prepaid}`]] : []),
  ['', bold(`Amount due, ${currency}`), bold(totals.due)],
];

/** Draws an invoice on the first page of a PDF, which has the fonts Regular and Bold. */
export function drawInvoice(pdf: PDFKit.PDFDocument, invoice: PrintedInvoice, nameOf: NameOf): void {
  pdf.font('Bold').fontSize(20).text(invoice.title).font('Regular').fontSize(9).moveDown();
  printRows(pdf, PARTIES, partyRows(invoice, nameOf));
  const facts = factRows([
    ['Date', invoice.date],
    ['Delivered', invoice.delivered],
    ['Your order', invoice.order],
    ['Your reference', invoice.reference],
    ...invoice.notes.map((note) => ['Note', note] as const),
  ]);
  printRows(pdf, FACTS, facts);
  printRows(pdf, LINES, [['', 'Item', 'Quantity', 'Price', 'VAT', 'Amount'].map(bold)]);
  printRule(pdf);
  printRows(pdf, LINES, lineRows(invoice, nameOf));
  printRule(pdf);
  printRows(pdf, SUMS, sumRows(invoice));
  const payment = factRows([
    ['Payment', invoice.means && nameOf('payment-means', invoice.means)],
    ['To account', invoice.iban],
    ['Due', invoice.due],
    ['Terms', invoice.terms],
  ]);
  printRows(pdf, FACTS, payment);
}
