import type {Amount} from './amount';
import type {Changes} from './chains';
import type {Equation} from './equation';

/** What explains wrong equations: an amount, and those that follow from it. */
export interface Solution {
  readonly changes: Changes;
  /** The amounts that are wrong; the other changes follow from them. Several only where the value of one depends on another. */
  readonly roots: readonly Amount[];
  /** The equation that gives the first root its value. */
  readonly by: Equation;
  readonly cured: readonly Equation[];
}

const amountsOf = ({result, parts}: Equation): Amount[] => [result, ...parts.map(({amount}) => amount)];

/** Groups of wrong equations that hang together by amounts. */
export function together(wrong: readonly Equation[]): Equation[][] {
  let groups: {amounts: Set<Amount>; equations: Equation[]}[] = [];
  for (const equation of wrong) {
    const amounts = amountsOf(equation);
    const own = groups.filter((group) => amounts.some((amount) => group.amounts.has(amount)));
    const joint = {
      amounts: new Set([...own.flatMap((group) => [...group.amounts]), ...amounts]),
      equations: [...own.flatMap((group) => group.equations), equation],
    };
    groups = [...groups.filter((group) => !own.includes(group)), joint];
  }
  return groups.map(({equations}) => equations);
}

const isAfter = (later: Solution, earlier: Solution): boolean =>
  later.cured.some((equation) => amountsOf(equation).some((amount) => earlier.changes.has(amount)));

/** Solutions that were found one after another, those in one whose values depend on each other: neither is right without the other. */
export function merged(solutions: readonly Solution[]): Solution[] {
  let all: Solution[] = [];
  for (const later of solutions) {
    const own = all.filter((earlier) => isAfter(later, earlier));
    const joint = own.reduceRight(
      (sum, earlier) => ({
        changes: new Map([...earlier.changes, ...sum.changes]),
        roots: [...earlier.roots, ...sum.roots],
        by: earlier.by,
        cured: [...new Set([...earlier.cured, ...sum.cured])],
      }),
      later,
    );
    all = [...all.filter((earlier) => !own.includes(earlier)), joint];
  }
  return all;
}
