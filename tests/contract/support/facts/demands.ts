import type {Expression, Loop, Variable} from './xpath/nodes';
import {parseXPath} from './xpath/parse';
import {placesOf, withBindings, type Scope} from './locate';

/** An element that a test asks for. */
export interface Demand {
  readonly path: string;
  /** Under a condition, or as one of several. */
  readonly conditional: boolean;
  /** Asked for by a comparison of its value, and not as such. */
  readonly byValue: boolean;
}

interface Standing {
  readonly from: readonly string[];
  readonly scope: Scope;
}

const isLiteral = (expression: Expression | undefined, value: string): boolean =>
  expression?.kind === 'literal' && expression.value === value;
const isTruth = (expression: Expression, value: 'true' | 'false'): boolean =>
  (expression.kind === 'call' && expression.name === value) ||
  (expression.kind === 'path' && expression.steps.length === 1 && expression.steps[0]?.name === value);

const hereOnly = ['.', 'normalize-space'];
const isHere = (expression: Expression): boolean =>
  expression.kind === 'path'
    ? expression.start === 'here' &&
      expression.steps.every(({axis, expression: inner}) => axis === 'self' || (inner !== undefined && isHere(inner)))
    : expression.kind === 'call' && hereOnly.includes(expression.name) && expression.operands.every(isHere);

/** Every element that an expression reads, unless it is the current one. */
const read = (expression: Expression, {from, scope}: Standing, byValue: boolean): Demand[] =>
  isHere(expression)
    ? []
    : placesOf(expression, from, scope)
        .filter((path) => !from.includes(path))
        .map((path) => ({path, conditional: false, byValue}));

const conditional = (demands: readonly Demand[]): Demand[] => demands.map((demand) => ({...demand, conditional: true}));

/** Functions whose result is true only where what they compare exists. */
const TESTING = ['contains', 'starts-with', 'ends-with', 'matches', 'castable'];
const COUNTING = ['count', 'string-length'];
const EQUAL = ['=', 'eq'];
const UNEQUAL = ['!=', 'ne'];
const MORE = ['>', 'gt', '>=', 'ge'];
const COMPARING = [...EQUAL, ...UNEQUAL, ...MORE, '<', 'lt', '<=', 'le'];

/** `count(a)` of `count(a) > 0`, and `count(a) + count(b)`. */
function counted(expression: Expression): Expression | undefined {
  if (expression.kind === 'call') return COUNTING.includes(expression.name) ? expression : undefined;
  const isSum = expression.kind === 'operation' && expression.operator === '+';
  return isSum && expression.operands.every((operand) => counted(operand)) ? expression : undefined;
}

/** Whether a number of elements must be at least one: `> 0`, `>= 1`, `= 2`, `!= 0`. */
function isAtLeastOne(operator: string, bound: Expression | undefined, isTrue: boolean): boolean {
  if (bound?.kind === 'if') return [bound.then, bound.otherwise].some((each) => isAtLeastOne(operator, each, isTrue));
  if (bound?.kind !== 'literal') return false;
  const value = Number(bound.value);
  if (!isTrue) return EQUAL.includes(operator) && value === 0;
  if (['>', 'gt'].includes(operator)) return value >= 0;
  if (UNEQUAL.includes(operator)) return value === 0;
  return ['=', 'eq', '>=', 'ge'].includes(operator) && value >= 1;
}

function compared(operator: string, [left, right]: readonly Expression[], isTrue: boolean, at: Standing): Demand[] {
  if (!left || !right) return [];
  if (counted(left)) {
    if (isTrue && EQUAL.includes(operator) && isLiteral(right, '0'))
      return left.kind === 'call' && left.operands[0] ? excluded(left.operands[0], at) : [];
    const asks = isAtLeastOne(operator, right, isTrue) ? read(left, at, false) : [];
    return right.kind === 'if' ? conditional(asks) : asks;
  }
  const isEmptyText = isLiteral(right, '');
  if (isEmptyText) return UNEQUAL.includes(operator) === isTrue ? read(left, at, false) : [];
  // What isn't there has an empty text, which differs from any value; as a path, it differs from none.
  const isText = left.kind === 'call';
  if (UNEQUAL.includes(operator) && isText === isTrue) return [];
  if (!isTrue && !(UNEQUAL.includes(operator) && isText)) return [];
  const other = isTrue && right.kind === 'variable' ? variableDemands(right, at) : [];
  return [...(isPlain(left) ? read(left, at, true) : []), ...other.map((demand) => ({...demand, byValue: true}))];
}

/** Functions that have no value where their argument has none. */
const KEEPING = /^(?:xs:\w+|normalize-space|upper-case|lower-case|string|translate|substring|abs|round|number)$/;

/** Whether an expression has a value only where an element exists. A sum or a branch has one without. */
const isPlain = (expression: Expression): boolean =>
  expression.kind === 'path' ||
  (expression.kind === 'call' &&
    KEEPING.test(expression.name) &&
    expression.operands[0] !== undefined &&
    isPlain(expression.operands[0]));

const same = (a: Demand, b: Demand): boolean => a.path === b.path;

/** One of several must be true. What one of them excludes, as in `not(a) or (a and b)`, isn't asked for. */
function oneOf(parts: readonly Expression[], isTrue: boolean, at: Standing): Demand[] {
  const live = parts.filter((part) => !isTruth(part, isTrue ? 'false' : 'true'));
  if (live.some((part) => isTruth(part, isTrue ? 'true' : 'false'))) return [];
  const asked = live.map((part) => demandsOf(part, isTrue, at));
  const denied = live.flatMap((part) => demandsOf(part, !isTrue, at)).filter((demand) => !demand.conditional);
  const all = asked.flat();
  return live.length === 1 ? all : conditional(all.filter((demand) => !denied.some((other) => same(demand, other))));
}

const flat = (operator: string, parts: readonly Expression[]): Expression[] =>
  parts.flatMap((part) =>
    part.kind === 'operation' && part.operator === operator ? flat(operator, part.operands) : [part],
  );

const negated = (operand: Expression): Expression => ({kind: 'call', name: 'not', operands: [operand]});

function called(name: string, operands: readonly Expression[], isTrue: boolean, at: Standing): Demand[] {
  const [first] = operands;
  if (!first) return [];
  if (name === 'not') return demandsOf(first, !isTrue, at);
  if (name === 'empty') return isTrue ? excluded(first, at) : read(first, at, false);
  if (name === 'boolean') return demandsOf(first, isTrue, at);
  if (name === 'exists' || name === 'count' || name === 'normalize-space' || name === 'string')
    return isTrue ? read(first, at, false) : [];
  return isTrue && TESTING.includes(name) ? operands.flatMap((operand) => read(operand, at, true)) : [];
}

/** `some $a in b satisfies …` asks for `b`; what a loop asks of each is asked for where there is one. */
function loopDemands({word, bindings, body}: Loop, at: Standing): Demand[] {
  if (word === 'for') return [];
  const inner = {...at, scope: withBindings(bindings, at.from, at.scope)};
  const own = word === 'some' ? bindings.flatMap(({of}) => read(of, at, false)) : [];
  const asked = conditional(demandsOf(body, true, inner));
  return [...own, ...asked.filter(({byValue}) => word === 'some' || !byValue)];
}

/** A variable that is a path is true where the path leads to something. */
function variableDemands(variable: Variable, at: Standing): Demand[] {
  const written = at.scope.rule.variables.get(variable.name);
  return written !== undefined && parseXPath(written).kind === 'path' ? read(variable, at, false) : [];
}

/** `not(a[not(b)])` asks for `b` in each `a`. */
function excluded(expression: Expression, at: Standing): Demand[] {
  const conditions = expression.kind === 'path' ? (expression.steps.at(-1)?.conditions ?? []) : [];
  if (conditions.length === 0) return [];
  return conditional(oneOf(conditions, false, {...at, from: placesOf(expression, at.from, at.scope)}));
}

/**
 * The elements that must exist for a test to be true.
 * @param isTrue whether the expression must be true, or false
 */
export function demandsOf(expression: Expression, isTrue: boolean, at: Standing): Demand[] {
  switch (expression.kind) {
    case 'path':
      if (isTruth(expression, 'true') || isTruth(expression, 'false')) return [];
      return isTrue ? read(expression, at, false) : excluded(expression, at);
    case 'variable':
      return isTrue ? variableDemands(expression, at) : [];
    case 'call':
      return called(expression.name, expression.operands, isTrue, at);
    case 'operation': {
      const {operator, operands} = expression;
      if (COMPARING.includes(operator)) return compared(operator, operands, isTrue, at);
      if (operator !== 'and' && operator !== 'or')
        return isTrue && operator !== ',' && operator === '|' ? read(expression, at, false) : [];
      const parts = flat(operator, operands);
      return (operator === 'and') === isTrue
        ? parts.flatMap((part) => demandsOf(part, isTrue, at))
        : oneOf(parts, isTrue, at);
    }
    case 'if': {
      const {condition, then, otherwise} = expression;
      return [
        ...oneOf([isTrue ? negated(condition) : condition, then], isTrue, at),
        ...oneOf([isTrue ? condition : negated(condition), otherwise], isTrue, at),
      ];
    }
    case 'loop':
      return isTrue ? loopDemands(expression, at) : [];
    default:
      return [];
  }
}
