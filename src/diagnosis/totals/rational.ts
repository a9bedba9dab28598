/** An exact number: a fraction whose denominator is above zero. */
export interface Rational {
  readonly over: bigint;
  readonly under: bigint;
}

/** What XML Schema calls a decimal. A longer text is no amount of anybody, and costs time. */
const DECIMAL = /^([+-]?)(\d{0,40})(?:\.(\d{0,40}))?$/;

export const ZERO: Rational = {over: 0n, under: 1n};
export const ONE: Rational = {over: 1n, under: 1n};
export const HUNDRED: Rational = {over: 100n, under: 1n};

/** The number that a text of a document says (xs:decimal, with space around it); undefined where it is none, or has more than 40 digits. */
export function rationalOf(text: string): Rational | undefined {
  const [, sign, whole = '', decimals = ''] = DECIMAL.exec(text.trim()) ?? [];
  if (whole + decimals === '') return undefined;
  const over = BigInt(whole + decimals);
  return {over: sign === '-' ? -over : over, under: 10n ** BigInt(decimals.length)};
}

/** The sum of two numbers. */
export function plus(left: Rational, right: Rational): Rational {
  if (left.under === right.under) return {over: left.over + right.over, under: left.under};
  if (left.under % right.under === 0n) {
    return {over: left.over + right.over * (left.under / right.under), under: left.under};
  }
  if (right.under % left.under === 0n) return plus(right, left);
  return {over: left.over * right.under + right.over * left.under, under: left.under * right.under};
}

export const negative = ({over, under}: Rational): Rational => ({over: -over, under});
export const minus = (left: Rational, right: Rational): Rational => plus(left, negative(right));

/** The product of two numbers. */
export const times = (left: Rational, right: Rational): Rational => ({
  over: left.over * right.over,
  under: left.under * right.under,
});

/** The quotient of two numbers; undefined for a division by zero. */
export function dividedBy(left: Rational, right: Rational): Rational | undefined {
  if (right.over === 0n) return undefined;
  const inverse = {
    over: right.over < 0n ? -right.under : right.under,
    under: right.over < 0n ? -right.over : right.over,
  };
  return times(left, inverse);
}

/** Negative, zero or positive, as the left number is less than the right one, equal or more. */
export function compare(left: Rational, right: Rational): number {
  const difference = left.over * right.under - right.over * left.under;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

export const isEqual = (left: Rational, right: Rational): boolean => compare(left, right) === 0;
export const absolute = ({over, under}: Rational): Rational => ({over: over < 0n ? -over : over, under});

/** Rounded to two decimals as `round(x * 100) div 100` of XPath does it: halves go up, so -0.125 is -0.12. */
export function rounded({over, under}: Rational): Rational {
  const doubled = over * 200n + under;
  const whole = doubled / (under * 2n);
  const isBelow = doubled < 0n && doubled % (under * 2n) !== 0n;
  return {over: isBelow ? whole - 1n : whole, under: 100n};
}

/** Rounded to two decimals with halves away from zero, as the rules round the absolute value of a product. */
export const roundedAway = (number: Rational): Rational =>
  number.over < 0n ? negative(rounded(negative(number))) : rounded(number);

/** Most decimals with which a number is written out. */
const MOST_DECIMALS = 10;

/** How many decimals a number needs; undefined where it has no end, or more than ten. */
export function decimalsOf({over, under}: Rational): number | undefined {
  for (let decimals = 0, power = 1n; decimals <= MOST_DECIMALS; decimals += 1, power *= 10n) {
    if ((over * power) % under === 0n) return decimals;
  }
  return undefined;
}

/** A number as a decimal with a point: `1331.00`. @param decimals at least so many; more where the number needs them, cut after ten */
export function decimalText(number: Rational, decimals: number): string {
  const count = Math.max(decimals, decimalsOf(number) ?? MOST_DECIMALS);
  const {over, under} = absolute(number);
  const digits = String((over * 10n ** BigInt(count)) / under).padStart(count + 1, '0');
  const text = count === 0 ? digits : `${digits.slice(0, -count)}.${digits.slice(-count)}`;
  return number.over < 0n && /[1-9]/.test(text) ? `-${text}` : text;
}
