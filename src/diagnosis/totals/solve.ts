import type {Amount, ValueOf} from './amount';
import {chainFrom, changed, effectOf, indexed, type Equations} from './chains';
import {computedResult, isRight, type Equation} from './equation';
import {merged, together, type Solution} from './together';
import {ONE, ZERO, decimalsOf, dividedBy, isEqual, minus, negative, type Rational} from './rational';

/** Most amounts that are wrong on their own. A document with more has no totals to begin with. */
const MOST_ROOTS = 3;
/** Most amounts that are tried for one. */
const MOST_TRIED = 60;
const MOST_DECIMALS = 2;

interface State {
  readonly equations: Equations;
  readonly valueOf: ValueOf;
}

/** The equation that defines an amount. */
const definitionOf = (amount: Amount, {equations}: State): Equation[] =>
  equations.with(amount).filter(({result}) => result === amount);

/** The results of wrong equations, and those of their parts that aren't what they follow from. */
function suspects(wrong: readonly Equation[], state: State): readonly Equation[] {
  const parts = new Set(wrong.flatMap((equation) => equation.parts.map(({amount}) => amount)));
  const definitions = [...parts].flatMap((amount) => definitionOf(amount, state));
  return [...new Set([...wrong, ...definitions])].filter((equation) => {
    const [written, computed] = [state.valueOf(equation.result), computedResult(equation, state.valueOf)];
    return computed !== undefined && (!written || !isEqual(written, computed));
  });
}

/** The value of a basic amount that makes an equation exact. The equation is a line in it, so two points are enough. */
function solvedFor(amount: Amount, equation: Equation, valueOf: ValueOf): Rational | undefined {
  const at = (value: Rational): Rational | undefined => equation.exact(changed(valueOf, new Map([[amount, value]])));
  const [none, one, wanted] = [at(ZERO), at(ONE), valueOf(equation.result)];
  const value = none && one && wanted && dividedBy(minus(wanted, none), minus(one, none));
  return value && (decimalsOf(value) ?? Infinity) <= MOST_DECIMALS ? value : undefined;
}

/** Solutions by an amount that follows from others. */
function derived(wrong: readonly Equation[], state: State): Solution[] {
  return suspects(wrong, state)
    .slice(0, MOST_TRIED)
    .flatMap((by) => {
      const value = computedResult(by, state.valueOf);
      const changes = value && chainFrom(by.result, value, state);
      if (!changes) return [];
      const {cured, breaks} = effectOf(changes, state);
      return breaks || !cured.some((each) => wrong.includes(each)) ? [] : [{changes, roots: [by.result], by, cured}];
    });
}

/** Solutions by an amount that follows from none: only where several equations agree on it, or where the rest of its equation is sure. */
function basic(wrong: readonly Equation[], state: State): Solution[] {
  const pairs = wrong.flatMap((by) => by.basics.map((amount) => ({by, amount}))).slice(0, MOST_TRIED);
  return pairs.flatMap(({by, amount}) => {
    const value = solvedFor(amount, by, state.valueOf);
    const changes = value && new Map([[amount, value]]);
    if (!changes) return [];
    const {cured, breaks} = effectOf(changes, state);
    const isSure = by.parts.some((part) => part.sign === '×') || cured.length > 1;
    return breaks || !isSure || !wrong.every((each) => cured.includes(each))
      ? []
      : [{changes, roots: [amount], by, cured}];
  });
}

/** Solutions by a part that has a minus sign too many, such as a paid amount below zero. */
function signs(wrong: readonly Equation[], state: State): Solution[] {
  const parts = wrong.flatMap((by) => by.parts.flatMap(({sign, amount}) => (sign === '×' ? [] : {by, amount})));
  return parts.slice(0, MOST_TRIED).flatMap(({by, amount}) => {
    const value = state.valueOf(amount);
    if (!value || value.over >= 0n) return [];
    const changes = new Map([[amount, negative(value)]]);
    const {cured, breaks} = effectOf(changes, state);
    return breaks || !wrong.every((each) => cured.includes(each)) ? [] : [{changes, roots: [amount], by, cured}];
  });
}

/** The best of solutions; nothing where two are as good. An amount that follows from one that is wrong itself comes after it. */
function best(solutions: readonly Solution[], wrong: readonly Equation[]): Solution | undefined {
  const results = new Set(wrong.map(({result}) => result));
  const rank = ({changes, by, cured}: Solution): readonly number[] => [
    -cured.filter((each) => wrong.includes(each)).length,
    by.parts.some(({amount}) => results.has(amount) && !changes.has(amount)) ? 1 : 0,
    changes.size,
    wrong.includes(by) ? 0 : 1,
  ];
  const before = (left: Solution, right: Solution): number => {
    const others = rank(right);
    return (
      rank(left)
        .map((number, index) => number - (others[index] ?? 0))
        .find((difference) => difference !== 0) ?? 0
    );
  };
  const [first, second] = [...solutions].sort(before);
  return first && (!second || before(first, second) !== 0) ? first : undefined;
}

/** One solution for wrong equations: of all of them by one amount, or else of some. */
function solutionFor(wrong: readonly Equation[], state: State): Solution | undefined {
  const bySigns = signs(wrong, state);
  if (bySigns.length > 0) return best(bySigns, wrong);
  const byTotals = derived(wrong, state);
  const curesAll = ({cured}: Solution): boolean => wrong.every((each) => cured.includes(each));
  const whole = byTotals.filter(curesAll);
  if (whole.length > 0) return best(whole, wrong);
  const byBasics = basic(wrong, state);
  return best(byBasics.length > 0 ? byBasics : byTotals, wrong);
}

/**
 * What explains the equations that a document doesn't fulfil: the smallest changes of amounts that make them right, of totals rather than of what they
 * follow from. Wrong equations that stay without a solution are those that can't be decided.
 * @param wrong the equations that findings are about
 */
export function solutionsOf(all: readonly Equation[], wrong: readonly Equation[], valueOf: ValueOf): Solution[] {
  const found: Solution[] = [];
  for (const group of together(wrong)) {
    let now = valueOf;
    let left = group;
    const own: Solution[] = [];
    while (left.length > 0 && own.length < MOST_ROOTS) {
      const solution = solutionFor(left, {equations: indexed(all, now), valueOf: now});
      if (!solution) break;
      own.push(solution);
      now = changed(now, solution.changes);
      const next = now;
      left = left.filter((equation) => isRight(equation, next) === false);
    }
    found.push(...merged(own));
  }
  return found;
}
