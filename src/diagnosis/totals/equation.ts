import type {SourceElement} from '../source/model';
import type {Amount, ValueOf} from './amount';
import {ZERO, isEqual, minus, plus, rounded, type Rational} from './rational';

/** One summand or factor of an equation. */
export interface Part {
  readonly sign: '+' | '-' | '×';
  readonly amount: Amount;
}

/** What an official rule says of an amount: that it follows from others. */
export interface Equation {
  /** The rules that state it; the first is shown. */
  readonly rules: readonly string[];
  /** The element at or below which findings of the rules are. */
  readonly scope: SourceElement;
  readonly result: Amount;
  readonly parts: readonly Part[];
  /** The result from the parts, before it is rounded; undefined where a part is no number. */
  readonly exact: (valueOf: ValueOf) => Rational | undefined;
  /** The result as a document must write it. */
  readonly round: (exact: Rational) => Rational;
  /** Whether the rules accept a result beside the exact one. */
  readonly accepts: (written: Rational, exact: Rational, valueOf: ValueOf) => boolean;
  /** Amounts of the parts that follow from no equation, and which may be what is wrong. */
  readonly basics: readonly Amount[];
}

/** The sum of the parts with their signs. */
export function sumOfParts(parts: readonly Part[], valueOf: ValueOf): Rational | undefined {
  let sum = ZERO;
  for (const {sign, amount} of parts) {
    const value = valueOf(amount);
    if (!value) return undefined;
    sum = sign === '-' ? minus(sum, value) : plus(sum, value);
  }
  return sum;
}

/** Parts with one sign. */
export const partsOf = (sign: Part['sign'], amounts: readonly Amount[]): Part[] =>
  amounts.map((amount) => ({sign, amount}));

/** An equation that adds its parts up, exactly to the cent unless `more` says otherwise. */
export const sumEquation = (
  rules: readonly string[],
  scope: SourceElement,
  result: Amount,
  parts: readonly Part[],
  more: Partial<Equation> = {},
): Equation => ({
  rules,
  scope,
  result,
  parts,
  exact: (valueOf) => sumOfParts(parts, valueOf),
  round: rounded,
  accepts: (written, exact) => isEqual(written, rounded(exact)),
  basics: [],
  ...more,
});

/** The value that an amount has in the document. */
export const writtenValue: ValueOf = ({value}) => value;

/** The result that a document must write; undefined where a part is no number. */
export function computedResult({exact, round}: Equation, valueOf: ValueOf): Rational | undefined {
  const value = exact(valueOf);
  return value && round(value);
}

/** Whether the rules of an equation accept the document; undefined where a part is no number. */
export function isRight({result, exact, accepts}: Equation, valueOf: ValueOf): boolean | undefined {
  const value = exact(valueOf);
  if (!value) return undefined;
  const written = valueOf(result);
  return written !== undefined && accepts(written, value, valueOf);
}
