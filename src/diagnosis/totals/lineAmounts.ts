import type {Amount, ReadAmount} from './amount';
import type {InvoiceAmounts} from './documentTotals';
import {partsOf, sumEquation, sumOfParts, type Equation} from './equation';
import {elementOf, groupsIn, textIn, type AmountGroup} from './groups';
import {
  HUNDRED,
  ONE,
  absolute,
  compare,
  dividedBy,
  isEqual,
  minus,
  plus,
  rationalOf,
  rounded,
  roundedAway,
  times,
  type Rational,
} from './rational';

/** The difference that PEPPOL-EN16931-R040 and R120 allow: 0.02. */
const SLACK: Rational = {over: 2n, under: 100n};

const isNear = (left: Rational, right: Rational): boolean => compare(absolute(minus(left, right)), SLACK) <= 0;

/** The quantity to which the net price applies (BT-149), beside the price; one if there is none, or if it is zero. */
function baseQuantity(line: AmountGroup): {text?: string; value: Rational} {
  const price = elementOf(line, 'BT-146')?.parent;
  const element = line.terms.get('BT-149')?.find(({parent}) => parent === price);
  const value = element && rationalOf(element.text);
  return value && value.over !== 0n ? {text: element.text, value} : {value: ONE};
}

/** The quantity times the price; undefined where one of them is no number. */
function grossOf(line: AmountGroup, quantity: Rational | undefined, price: Rational | undefined): Rational | undefined {
  return quantity && price && dividedBy(times(quantity, price), baseQuantity(line).value);
}

/** PEPPOL-EN16931-R120: the net amount of a line. A quantity that is absent counts as one. */
function netAmount({read}: InvoiceAmounts, line: AmountGroup): Equation[] {
  const [quantity, price] = [read(line, 'BT-129'), read(line, 'BT-146')];
  const {text} = baseQuantity(line);
  if (!price.element || !elementOf(line, 'BT-131')) return [];
  const amounts = (group: string, term: string): Amount[] => groupsIn(line, group).map((each) => read(each, term));
  const adjustments = [...partsOf('+', amounts('BG-28', 'BT-141')), ...partsOf('-', amounts('BG-27', 'BT-136'))];
  const shown = text ? {...price, label: `${price.label} for a quantity of ${text} (BT-149)`} : price;
  const factors = quantity.element ? [...partsOf('+', [quantity]), ...partsOf('×', [shown])] : partsOf('+', [shown]);
  return [
    sumEquation(['PEPPOL-EN16931-R120'], line.element, read(line, 'BT-131'), [...factors, ...adjustments], {
      exact(valueOf) {
        const gross = grossOf(line, quantity.element ? valueOf(quantity) : ONE, valueOf(price));
        const rest = sumOfParts(adjustments, valueOf);
        return gross && rest && plus(gross, rest);
      },
      round: roundedAway,
      accepts: isNear,
    }),
  ];
}

/** The terms of an allowance or charge: amount, base amount, percentage. */
const ADJUSTMENTS = {
  'BG-20': ['BT-92', 'BT-93', 'BT-94'],
  'BG-21': ['BT-99', 'BT-100', 'BT-101'],
  'BG-27': ['BT-136', 'BT-137', 'BT-138'],
  'BG-28': ['BT-141', 'BT-142', 'BT-143'],
} as const;

/**
 * PEPPOL-EN16931-R040: the amount of an allowance or charge that is stated as a percentage.
 * @param isSure whether an amount is known to be what the percentage is taken of: then the percentage may be what is wrong
 */
function adjustmentAmount(
  read: ReadAmount,
  group: AmountGroup,
  terms: readonly [string, string, string],
  isSure: (base: Rational) => boolean,
): Equation[] {
  const [result, base, percentage] = [read(group, terms[0]), read(group, terms[1]), read(group, terms[2])];
  if (!base.element || !percentage.element) return [];
  const parts = [...partsOf('+', [base]), ...partsOf('×', [percentage])];
  return [
    sumEquation(['PEPPOL-EN16931-R040'], group.element, result, parts, {
      exact(valueOf) {
        const [whole, share] = [valueOf(base), valueOf(percentage)];
        return whole && share && dividedBy(times(whole, share), HUNDRED);
      },
      round: roundedAway,
      accepts: isNear,
      basics: base.value && isSure(base.value) ? [percentage] : [],
    }),
  ];
}

const adjustmentsOf = (read: ReadAmount, group: AmountGroup, isSure: (base: Rational) => boolean): Equation[] =>
  Object.entries(ADJUSTMENTS).flatMap(([id, terms]) =>
    groupsIn(group, id).flatMap((each) => adjustmentAmount(read, each, terms, isSure)),
  );

/** PEPPOL-EN16931-R046: the net price, from the gross price and the discount on it. */
function netPrice(read: ReadAmount, line: AmountGroup): Equation[] {
  const [net, discount, gross] = [read(line, 'BT-146'), read(line, 'BT-147'), read(line, 'BT-148')];
  if (!gross.element || !net.element) return [];
  const parts = [...partsOf('+', [gross]), ...partsOf('-', discount.element ? [discount] : [])];
  return [
    sumEquation(['PEPPOL-EN16931-R046'], line.element, net, parts, {
      round: (exact) => exact,
      accepts: isEqual,
    }),
  ];
}

/** The equations of one line, each after those that its parts follow from. */
function equationsOf(from: InvoiceAmounts, line: AmountGroup): Equation[] {
  const gross = grossOf(line, rationalOf(textIn(line, 'BT-129') ?? ''), rationalOf(textIn(line, 'BT-146') ?? ''));
  return [
    ...netPrice(from.read, line),
    ...adjustmentsOf(from.read, line, (base) => gross !== undefined && isEqual(base, rounded(gross))),
    ...netAmount(from, line),
  ];
}

/** The equations of the lines, and of allowances and charges of the document that are stated as a percentage. */
export function lineAmounts(from: InvoiceAmounts): Equation[] {
  const lines = groupsIn(from.whole, 'BG-25').flatMap((line) => equationsOf(from, line));
  const sum = rationalOf(textIn(from.whole, 'BT-106') ?? '');
  const isSure = (base: Rational): boolean => sum !== undefined && isEqual(base, sum);
  return [...lines, ...adjustmentsOf(from.read, from.whole, isSure)];
}
