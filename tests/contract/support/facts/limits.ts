import {contextsOf, placesOf, type Places} from './locate';
import type {Rule} from './schematron';
import {everyPart, type Expression} from './xpath/nodes';
import {parseXPath} from './xpath/parse';

/** How often an element may occur by a rule. */
export interface Limit {
  readonly path: string;
  readonly max: number;
  readonly rule: string;
  /** Whether it holds in every document, for all elements at the path. */
  readonly strict: boolean;
}

/** `none at all` is a limit only where the document is rejected: other rules recommend to leave an element out, or forbid it in a case. */
const isLimit = ({max, strict}: Limit, {flag}: Rule): boolean => max > 0 || (strict && flag !== 'warning');

const BOUNDS: Readonly<Record<string, number>> = {'<=': 0, le: 0, '=': 0, eq: 0, '<': -1, lt: -1};

/** `count(a)` with the largest number that a comparison allows. */
function counted(expression: Expression): {of: Expression; max: number} | undefined {
  if (expression.kind !== 'operation') return undefined;
  const [left, right] = expression.operands;
  const change = BOUNDS[expression.operator];
  const isCount = left?.kind === 'call' && left.name === 'count' && right?.kind === 'literal';
  if (!isCount || change === undefined || !left.operands[0]) return undefined;
  return {of: left.operands[0], max: Number(right.value) + change};
}

/** `not(a)`, `empty(a)`: none of them; `not(a[2])`: at most one. */
function excluded(expression: Expression): {of: Expression; max: number} | undefined {
  const [of] = expression.kind === 'call' && ['not', 'empty'].includes(expression.name) ? expression.operands : [];
  if (of?.kind !== 'path') return undefined;
  const [position] = of.steps.at(-1)?.conditions ?? [];
  return {of, max: position?.kind === 'literal' ? Number(position.value) - 1 : 0};
}

const hasConditions = (expression: Expression): boolean =>
  everyPart(expression).some(
    (part) => part.kind === 'path' && part.steps.some(({conditions}) => conditions.length > 0),
  );

/** The parts that must all be true. */
const conjuncts = (expression: Expression): Expression[] =>
  expression.kind === 'operation' && expression.operator === 'and'
    ? expression.operands.flatMap(conjuncts)
    : [expression];

function limitsOf(rule: Rule, places: Places): Limit[] {
  const test = parseXPath(rule.test);
  const scope = {places, rule, bound: new Map<string, readonly string[]>()};
  const contexts = contextsOf(rule, places);
  const always = conjuncts(test);
  return everyPart(test).flatMap((part) => {
    const limit = counted(part) ?? excluded(part);
    if (!limit) return [];
    const strict = always.includes(part) && !hasConditions(limit.of) && !rule.context.includes('[');
    return placesOf(limit.of, contexts, scope)
      .map((path) => ({path, max: limit.max, rule: rule.id, strict}))
      .filter((each) => isLimit(each, rule));
  });
}

/** Every upper limit that rules set on elements of a message. */
export const limitsIn = (rules: readonly Rule[], places: Places): Limit[] =>
  rules.flatMap((rule) => limitsOf(rule, places));
