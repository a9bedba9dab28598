import type {Amount} from './amount';
import type {InvoiceAmounts} from './documentTotals';
import {partsOf, sumEquation, type Equation, type Part} from './equation';
import {groupsIn, textIn, type AmountGroup} from './groups';
import {
  HUNDRED,
  ONE,
  ZERO,
  absolute,
  compare,
  dividedBy,
  isEqual,
  minus,
  rationalOf,
  rounded,
  roundedAway,
  times,
  type Rational,
} from './rational';

/** How the rules of EN 16931 name a VAT category, by its code (UNTDID 5305): BR-IC-08 is about category K. */
const NAMES: Readonly<Record<string, string>> = {
  S: 'S',
  Z: 'Z',
  E: 'E',
  AE: 'AE',
  K: 'IC',
  G: 'G',
  O: 'O',
  L: 'AF',
  M: 'AG',
};

/** The categories with a rate. The breakdown has an entry for each rate of them, and only they have VAT. */
const RATED = ['S', 'L', 'M'];

/** The categories for which BR-…-08 accepts a difference of less than 1. UBL allows it where CII is exact, and the other way round. */
const LENIENT: Readonly<Record<'ubl' | 'cii', readonly string[]>> = {
  ubl: ['S', 'L', 'M'],
  cii: ['Z', 'E', 'AE', 'K', 'G'],
};

const isBelowOne = (left: Rational, right: Rational): boolean => compare(absolute(minus(left, right)), ONE) < 0;

const isEqualText = (left: string | undefined, right: string | undefined): boolean => {
  const [one, other] = [rationalOf(left ?? ''), rationalOf(right ?? '')];
  return one !== undefined && other !== undefined && isEqual(one, other);
};

/** The amounts of a term in the groups that have a category and, if it is rated, the rate. */
function amountsOf(
  {whole, read}: InvoiceAmounts,
  {category, rate}: {category: string; rate: string | undefined},
  [group, amount, code, percentage]: readonly [string, string, string, string],
): Amount[] {
  const own = groupsIn(whole, group).filter(
    (each) =>
      textIn(each, code) === category && (!RATED.includes(category) || isEqualText(textIn(each, percentage), rate)),
  );
  return own.map((each) => read(each, amount)).filter(({element}) => element !== undefined);
}

/** BR-S-08 and its relatives: the taxable amount of a category. */
function taxableAmount(from: InvoiceAmounts, entry: AmountGroup, category: string, name: string): Equation[] {
  const rate = textIn(entry, 'BT-119');
  if (RATED.includes(category) && rate === undefined) return [];
  const key = {category, rate};
  const charges = amountsOf(from, key, ['BG-21', 'BT-99', 'BT-102', 'BT-103']);
  const allowances = amountsOf(from, key, ['BG-20', 'BT-92', 'BT-95', 'BT-96']);
  const lines = amountsOf(from, key, ['BG-25', 'BT-131', 'BT-151', 'BT-152']);
  const parts = [...partsOf('+', lines), ...partsOf('+', charges), ...partsOf('-', allowances)];
  const isLenient = LENIENT[from.isUbl ? 'ubl' : 'cii'].includes(category);
  const mustHaveParts = from.isUbl && category === 'S';
  return [
    sumEquation([`BR-${name}-08`], entry.element, from.read(entry, 'BT-116'), parts, {
      accepts: (written, exact) =>
        (parts.length > 0 || !mustHaveParts) &&
        (isLenient ? isBelowOne(written, exact) : isEqual(written, rounded(exact))),
    }),
  ];
}

/** BR-CO-17 with BR-S-09 and its relatives: the VAT of a category, with a difference of less than 1 where it has a rate, and else zero. */
function taxAmount({read}: InvoiceAmounts, entry: AmountGroup, category: string, name: string): Equation {
  const [taxable, rate] = [read(entry, 'BT-116'), read(entry, 'BT-119')];
  const isRated = RATED.includes(category);
  const parts: Part[] = [...partsOf('+', [taxable]), ...partsOf('×', rate.element ? [rate] : [])];
  return sumEquation(['BR-CO-17', `BR-${name}-09`], entry.element, read(entry, 'BT-117'), parts, {
    exact(valueOf) {
      const [base, percentage] = [valueOf(taxable), valueOf(rate)];
      return base && percentage && dividedBy(times(base, isRated ? percentage : ZERO), HUNDRED);
    },
    round: roundedAway,
    accepts: (written, exact) =>
      isRated
        ? isBelowOne(absolute(written), roundedAway(absolute(exact)))
        : isEqual(written, ZERO) && isEqual(rate.value ?? ZERO, ZERO),
  });
}

/** The equations of the VAT breakdown, for each entry. A category that EN 16931 doesn't have has none. */
export const vatBreakdown = (from: InvoiceAmounts): Equation[] =>
  groupsIn(from.whole, 'BG-23').flatMap((entry) => {
    const category = textIn(entry, 'BT-118') ?? '';
    const name = Object.hasOwn(NAMES, category) ? NAMES[category] : undefined;
    if (!name) return [];
    return [...taxableAmount(from, entry, category, name), taxAmount(from, entry, category, name)];
  });
