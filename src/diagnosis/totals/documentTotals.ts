import type {Amount, ReadAmount} from './amount';
import {partsOf, sumEquation, type Equation} from './equation';
import {groupsIn, textIn, type AmountGroup} from './groups';
import {isEqual, rounded} from './rational';

/** What the equations of an invoice are made from. */
export interface InvoiceAmounts {
  readonly whole: AmountGroup;
  readonly read: ReadAmount;
  /** Whether the document is UBL; else it is CII. Their rules differ in tolerances. */
  readonly isUbl: boolean;
}

const present = (amounts: readonly Amount[]): Amount[] => amounts.filter(({element}) => element !== undefined);

/** The amounts of a term in all groups of a number. */
const amountsIn = ({whole, read}: InvoiceAmounts, group: string, term: string): Amount[] =>
  present(groupsIn(whole, group).map((each) => read(each, term)));

/** Allowances or charges of the document that are stated as such, not as a percentage. */
const stated = ({whole, read}: InvoiceAmounts, group: string, term: string, percentage: string): Amount[] =>
  present(groupsIn(whole, group).flatMap((each) => (textIn(each, percentage) === undefined ? [read(each, term)] : [])));

/**
 * The VAT total in the currency of the invoice (BT-110), which shares its element with that in the accounting currency (BT-111). The rules tell them
 * apart by `currencyID`, and know none where two have it.
 */
function vatTotal({whole, read}: InvoiceAmounts): Amount {
  const currency = textIn(whole, 'BT-5');
  const all = [...(whole.terms.get('BT-110') ?? []), ...(whole.terms.get('BT-111') ?? [])];
  const own = all.filter(({attributes}) => attributes.currencyID === currency);
  return read(whole, 'BT-110', own.length === 1 ? own[0] : null);
}

/** BR-CO-10: the sum of the lines. */
function lineTotal(from: InvoiceAmounts): Equation {
  const lines = amountsIn(from, 'BG-25', 'BT-131');
  return sumEquation(['BR-CO-10'], from.whole.element, from.read(from.whole, 'BT-106'), partsOf('+', lines));
}

/** BR-CO-11 and BR-CO-12: allowances and charges. A document without any has no total of them either. */
function adjustmentTotals(from: InvoiceAmounts): Equation[] {
  const {whole, read} = from;
  const kinds = [
    ['BR-CO-11', 'BT-107', 'BG-20', 'BT-92', 'BT-94'],
    ['BR-CO-12', 'BT-108', 'BG-21', 'BT-99', 'BT-101'],
  ] as const;
  return kinds.flatMap(([rule, total, group, term, percentage]) => {
    const result = read(whole, total);
    const amounts = amountsIn(from, group, term);
    if (!result.element && amounts.length === 0) return [];
    const basics = stated(from, group, term, percentage);
    return [sumEquation([rule], whole.element, result, partsOf('+', amounts), {basics})];
  });
}

/** BR-CO-13: the total without VAT. */
function totalWithoutVat({whole, read}: InvoiceAmounts): Equation {
  const parts = [
    ...partsOf('+', [read(whole, 'BT-106')]),
    ...partsOf('-', [read(whole, 'BT-107')]),
    ...partsOf('+', [read(whole, 'BT-108')]),
  ];
  return sumEquation(['BR-CO-13'], whole.element, read(whole, 'BT-109'), parts);
}

/** BR-CO-14: the total VAT. Without a breakdown, UBL has nothing to add up. */
function totalVat(from: InvoiceAmounts): Equation[] {
  const result = vatTotal(from);
  const amounts = amountsIn(from, 'BG-23', 'BT-117');
  if (!result.element || (from.isUbl && amounts.length === 0)) return [];
  return [sumEquation(['BR-CO-14'], from.whole.element, result, partsOf('+', amounts))];
}

/** BR-CO-15: the total with VAT, which nobody can tell without the VAT. The rule of CII accepts the total without VAT too. */
function totalWithVat(from: InvoiceAmounts): Equation[] {
  const {whole, read, isUbl} = from;
  const withoutVat = read(whole, 'BT-109');
  const vat = vatTotal(from);
  if (!vat.element) return [];
  return [
    sumEquation(['BR-CO-15'], whole.element, read(whole, 'BT-112'), partsOf('+', [withoutVat, vat]), {
      accepts(written, exact, valueOf) {
        const other = valueOf(withoutVat);
        return isEqual(written, rounded(exact)) || (!isUbl && other !== undefined && isEqual(written, other));
      },
    }),
  ];
}

/** BR-CO-16: the amount due. The rule of CII doesn't round. */
function amountDue({whole, read, isUbl}: InvoiceAmounts): Equation {
  const parts = [
    ...partsOf('+', [read(whole, 'BT-112')]),
    ...partsOf('-', [read(whole, 'BT-113')]),
    ...partsOf('+', [read(whole, 'BT-114')]),
  ];
  return sumEquation(['BR-CO-16'], whole.element, read(whole, 'BT-115'), parts, {
    accepts: (written, exact) => isEqual(written, exact) || (isUbl && isEqual(rounded(written), rounded(exact))),
  });
}

/** The equations of the totals, BR-CO-10 to BR-CO-16, each after those that its parts follow from. */
export const documentTotals = (from: InvoiceAmounts): Equation[] => [
  lineTotal(from),
  ...adjustmentTotals(from),
  totalWithoutVat(from),
  ...totalVat(from),
  ...totalWithVat(from),
  amountDue(from),
];
