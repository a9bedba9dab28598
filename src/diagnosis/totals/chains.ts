import type {Amount, ValueOf} from './amount';
import {computedResult, isRight, type Equation} from './equation';
import type {Rational} from './rational';

/** Most amounts of a chain: from a taxable amount to the amount due. */
const LONGEST_CHAIN = 5;

/** Amounts of lines, allowances and charges. One that the totals agree with isn't what is wrong. */
const ADDED_UP = ['BT-131', 'BT-92', 'BT-99'];

/** New values of amounts, in the order in which they follow from each other. */
export type Changes = ReadonlyMap<Amount, Rational>;

/** The equations of a document with those that each amount is in. */
export interface Equations {
  readonly all: readonly Equation[];
  readonly with: (amount: Amount) => readonly Equation[];
  /** Whether the rules accept an equation as the document is. */
  readonly wasRight: (equation: Equation) => boolean | undefined;
}

/** Equations, with a look-up by amount. @param valueOf the values of the document */
export function indexed(all: readonly Equation[], valueOf: ValueOf): Equations {
  const byAmount = new Map<Amount, Equation[]>();
  for (const equation of all) {
    for (const amount of new Set([equation.result, ...equation.parts.map((part) => part.amount)])) {
      const before = byAmount.get(amount);
      if (before) before.push(equation);
      else byAmount.set(amount, [equation]);
    }
  }
  const right = new Map(all.map((equation) => [equation, isRight(equation, valueOf)]));
  return {all, with: (amount) => byAmount.get(amount) ?? [], wasRight: (equation) => right.get(equation)};
}

/** The values of a document with changes. */
export const changed =
  (valueOf: ValueOf, changes: Changes): ValueOf =>
  (amount) =>
    changes.get(amount) ?? valueOf(amount);

/**
 * A change with those that follow from it: a total that was right, and isn't with the change, is computed anew.
 * @returns nothing for a chain that is too long, or that can't be right
 */
export function chainFrom(
  root: Amount,
  value: Rational,
  {equations, valueOf}: {equations: Equations; valueOf: ValueOf},
): Changes | undefined {
  const changes = new Map([[root, value]]);
  const open = [root];
  for (let amount = open.shift(); amount; amount = open.shift()) {
    for (const equation of equations.with(amount)) {
      if (equation.result === amount) continue;
      const now = changed(valueOf, changes);
      if (isRight(equation, now) !== false || equations.wasRight(equation) === false) continue;
      const result = computedResult(equation, now);
      if (ADDED_UP.includes(amount.term)) return undefined;
      if (!result || changes.has(equation.result) || changes.size >= LONGEST_CHAIN) return undefined;
      changes.set(equation.result, result);
      open.push(equation.result);
    }
  }
  return changes;
}

/** What changes do: which wrong equations they make right, and whether they leave all others right. */
export function effectOf(
  changes: Changes,
  {equations, valueOf}: {equations: Equations; valueOf: ValueOf},
): {readonly cured: readonly Equation[]; readonly breaks: boolean} {
  const now = changed(valueOf, changes);
  const touched = new Set([...changes.keys()].flatMap((amount) => equations.with(amount)));
  const cured = [...touched].filter((each) => equations.wasRight(each) === false && isRight(each, now));
  const breaks = [...touched].some((each) => equations.wasRight(each) === true && isRight(each, now) !== true);
  return {cured, breaks};
}
