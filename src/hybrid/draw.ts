import type {PrintedInvoice, PrintedLine, PrintedParty} from './invoice';
import {printRows, printRule, type Column, type Row} from './table';

/** The name of a code, for example `piece` for the unit `H87`. */
export type NameOf = (list: 'unit' | 'country' | 'payment-means', code: string) => string;

const LEFT = 50;
const WIDTH = 495;
const LINES: readonly Column[] = [
  {left: LEFT, width: 20, align: 'left'},
  {left: LEFT + 22, width: 216, align: 'left'},
  {left: LEFT + 240, width: 70, align: 'right'},
  {left: LEFT + 315, width: 65, align: 'right'},
  {left: LEFT + 385, width: 35, align: 'right'},
  {left: LEFT + 425, width: 70, align: 'right'},
];
const SUMS: readonly Column[] = [
  {left: LEFT + 240, width: 175, align: 'left'},
  {left: LEFT + 420, width: 75, align: 'right'},
];
const FACTS: readonly Column[] = [
  {left: LEFT, width: 90, align: 'left'},
  {left: LEFT + 95, width: 400, align: 'left'},
];

const partyText = (party: PrintedParty, nameOf: NameOf): string =>
  [party.name, ...party.address, nameOf('country', party.country), ...(party.vat ? [`VAT ${party.vat}`] : [])].join(
    '\n',
  );

const lineRows = (line: PrintedLine, nameOf: NameOf): Row[] => [
  {
    cells: [
      line.id,
      line.name,
      `${line.quantity} ${nameOf('unit', line.unit)}`,
      line.price,
      `${line.rate}%`,
      line.amount,
    ],
  },
  ...line.adjustments.map(({reason, amount}): Row => ({cells: ['', `${reason}: ${amount}`], look: 'small'})),
];

const fact = (name: string, value: string | undefined): Row[] => (value ? [{cells: [name, value]}] : []);

function sumRows({totals, vat, adjustments, prepaid, currency}: PrintedInvoice): Row[] {
  return [
    {cells: ['Sum of the lines', totals.lines]},
    ...adjustments.map(({reason, amount}) => ({cells: [reason, amount]})),
    {cells: ['Total without VAT', totals.withoutVat]},
    ...vat.map(({rate, basis, amount}) => ({cells: [`VAT ${rate}% of ${basis}`, amount]})),
    {cells: ['Total with VAT', totals.withVat]},
    ...(prepaid ? [{cells: ['Paid in advance', `-${prepaid}`]}] : []),
    {cells: [`Amount due, ${currency}`, totals.due], look: 'bold'},
  ];
}

/** Draws an invoice on the first page of a PDF, which has the fonts Regular and Bold. */
export function drawInvoice(pdf: PDFKit.PDFDocument, invoice: PrintedInvoice, nameOf: NameOf): void {
  pdf
    .font('Bold')
    .fontSize(20)
    .fillColor('#1a1a1a')
    .text(`${invoice.title ?? 'Invoice'} ${invoice.number}`, LEFT, 50);
  const parties: readonly Column[] = [0, 1, 2].map((index) => ({
    left: LEFT + index * (WIDTH / 3),
    width: WIDTH / 3 - 10,
    align: 'left',
  }));
  const shown = [invoice.seller, invoice.buyer, invoice.deliverTo].filter((party) => party !== undefined);
  let y = printRows(
    pdf,
    parties,
    [
      {cells: ['Seller', 'Buyer', 'Delivery'].slice(0, shown.length), look: 'small'},
      {cells: shown.map((party) => partyText(party, nameOf))},
    ],
    90,
  );
  y = printRows(
    pdf,
    FACTS,
    [
      ...fact('Date', invoice.date),
      ...fact('Delivered', invoice.delivered),
      ...fact('Your order', invoice.order),
      ...fact('Your reference', invoice.reference),
      ...invoice.notes.flatMap((note) => fact('Note', note)),
    ],
    y + 12,
  );
  y = printRows(pdf, LINES, [{cells: ['', 'Item', 'Quantity', 'Price', 'VAT', 'Amount'], look: 'small'}], y + 16);
  y = printRule(pdf, LINES, y);
  y = printRows(
    pdf,
    LINES,
    invoice.lines.flatMap((line) => lineRows(line, nameOf)),
    y,
  );
  y = printRule(pdf, LINES, y + 2);
  y = printRows(pdf, SUMS, sumRows(invoice), y);
  printRows(
    pdf,
    FACTS,
    [
      ...fact('Payment', invoice.means && nameOf('payment-means', invoice.means)),
      ...fact('To account', invoice.iban),
      ...fact('Due', invoice.due),
      ...fact('Terms', invoice.terms),
    ],
    y + 16,
  );
}
