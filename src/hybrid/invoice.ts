import {all, needed, parsed, textAt, textsAt, type Element} from './elements';
import {CII, UBL, type Syntax} from './syntaxes';

const dateAt = (from: Element, path: string): string | undefined =>
  textAt(from, path)?.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

function partyOf(party: Element, {party: at}: Syntax) {
  const town = [at.postcode, at.city].flatMap((path) => textAt(party, path) ?? []).join(' ');
  const street = [at.street, at.more].flatMap((path) => textAt(party, path) ?? []);
  return {
    name: textAt(party, at.name) ?? '',
    address: [...street, town],
    country: textAt(party, at.country) ?? '',
    vat: textAt(party, at.vat),
  };
}

/** Allowances and charges: what they are for, and the amount, which is negative for an allowance. */
const adjustmentsAt = (from: Element, path: string, {adjustment: at}: Syntax) =>
  all(from, path).map((each) => ({
    reason: textAt(each, at.reason) ?? '',
    amount: `${textAt(each, at.isCharge) === 'true' ? '' : '-'}${needed(each, at.amount)}`,
  }));

function lineOf(line: Element, syntax: Syntax) {
  const {line: at} = syntax;
  const unit = all(line, at.quantity)[0]?.['@unitCode'];
  return {
    id: needed(line, at.id),
    name: needed(line, at.name),
    quantity: needed(line, at.quantity),
    unit: typeof unit === 'string' ? unit : '',
    price: needed(line, at.price),
    rate: textAt(line, at.rate) ?? '0',
    amount: needed(line, at.amount),
    adjustments: adjustmentsAt(line, at.adjustments, syntax),
  };
}

function printed(root: Element, syntax: Syntax) {
  const [seller = {}, buyer = {}] = [syntax.seller, syntax.buyer].map((path) => all(root, path)[0]);
  const [deliverTo] = syntax.deliverTo ? all(root, syntax.deliverTo) : [];
  return {
    title: `${syntax.title} ${needed(root, syntax.number)}`,
    number: needed(root, syntax.number),
    date: dateAt(root, syntax.date) ?? '',
    due: dateAt(root, syntax.due),
    delivered: dateAt(root, syntax.delivered),
    order: textAt(root, syntax.order),
    reference: textAt(root, syntax.reference),
    currency: needed(root, syntax.currency),
    notes: textsAt(root, syntax.notes),
    seller: partyOf(seller, syntax),
    buyer: partyOf(buyer, syntax),
    deliverTo: deliverTo && partyOf(deliverTo, syntax),
    lines: all(root, syntax.lines).map((line) => lineOf(line, syntax)),
    adjustments: adjustmentsAt(root, syntax.adjustments, syntax),
    vat: all(root, syntax.taxes).map((tax) => ({
      rate: textAt(tax, syntax.tax.rate) ?? '0',
      basis: needed(tax, syntax.tax.basis),
      amount: needed(tax, syntax.tax.amount),
    })),
    totals: {
      lines: needed(root, syntax.totals.lines),
      withoutVat: needed(root, syntax.totals.withoutVat),
      vat: needed(root, syntax.totals.vat),
      withVat: needed(root, syntax.totals.withVat),
      due: needed(root, syntax.totals.due),
    },
    prepaid: textAt(root, syntax.prepaid),
    means: textAt(root, syntax.means),
    iban: textAt(root, syntax.iban),
    terms: textAt(root, syntax.terms),
  };
}

/** What the page of an invoice shows. Amounts are written as in the XML; 20261116 in the XML is 2026-11-16 here. */
export type PrintedInvoice = ReturnType<typeof printed>;

/** What the page of a hybrid invoice shows, from its XML. @throws Error for an invoice without one of the mandatory terms */
export const printedInvoiceOf = (xml: string): PrintedInvoice => printed(all(parsed(xml), CII.root)[0] ?? {}, CII);

/** What the page of a UBL invoice or credit note shows. @throws Error for another document, and for one without a mandatory term */
export function printedUblOf(xml: string): PrintedInvoice {
  const document = parsed(xml);
  const [found] = UBL.flatMap((syntax) => all(document, syntax.root).map((root) => printed(root, syntax)));
  if (!found) throw new Error('The document is no UBL invoice or credit note.');
  return found;
}
