import type {SourceDocument} from '../source/document';
import {amountReader, type NameOf} from './amount';
import {documentTotals, type InvoiceAmounts} from './documentTotals';
import type {Equation} from './equation';
import {amountGroups} from './groups';
import {lineAmounts} from './lineAmounts';
import {vatBreakdown} from './vatBreakdown';

const UBL = ['Invoice', 'CreditNote'];
const CII = 'CrossIndustryInvoice';

/**
 * The equations that the rules of EN 16931 and Peppol state for the amounts of an invoice or credit note, each after those that its parts follow from. The
 * statements, roundings and tolerances are those of documents/rules/schematron; none for a document that is no invoice.
 */
export function equationsOf(document: SourceDocument, nameOf: NameOf = () => undefined): readonly Equation[] {
  const isUbl = UBL.includes(document.root.local);
  if (!isUbl && document.root.local !== CII) return [];
  const from: InvoiceAmounts = {whole: amountGroups(document), read: amountReader(document, nameOf), isUbl};
  // An invoice without any line or total carries no terms that could be added up.
  if (from.whole.terms.size === 0) return [];
  const [lines, breakdown, totals] = [lineAmounts(from), vatBreakdown(from), documentTotals(from)];
  return [...lines, ...breakdown, ...totals];
}
