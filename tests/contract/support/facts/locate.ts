import {parseXPath} from './xpath/parse';
import type {Expression, Path, Step} from './xpath/nodes';
import type {Rule} from './schematron';

/** Prefixes as the pages write them, by namespace. The root of a UBL message and the elements of HR-XML have none. */
const PREFIXES: readonly (readonly [RegExp, string])[] = [
  [/CommonBasicComponents-2$/, 'cbc:'],
  [/CommonAggregateComponents-2$/, 'cac:'],
  [/CommonExtensionComponents-2$/, 'ext:'],
  [/ReusableAggregateBusinessInformationEntity:100$/, 'ram:'],
  [/CrossIndustryInvoice:100$/, 'rsm:'],
  [/:UnqualifiedDataType:100$/, 'udt:'],
  [/:QualifiedDataType:100$/, 'qdt:'],
  [/energie-efactuur\.nl:profile:invoice:ver[\d.]+$/, 'seef:'],
];

/** The prefix that pages give the names of a namespace: `cbc:`, or nothing. */
export const prefixOf = (namespace: string): string => PREFIXES.find(([end]) => end.test(namespace))?.[1] ?? '';

/** What paths are resolved against. */
export interface Places {
  /** The absolute paths of a message, attributes included: `/Invoice/cbc:ID`. */
  readonly known: readonly string[];
}

/** Where an expression stands: its rule, and the paths of loop variables. */
export interface Scope {
  readonly places: Places;
  readonly rule: Pick<Rule, 'namespaces' | 'variables' | 'global'>;
  readonly bound: ReadonlyMap<string, readonly string[]>;
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));
const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const unique = (paths: readonly string[]): string[] => [...new Set(paths)];

function nameIn(name: string, {rule}: Scope): string {
  const [prefix, local] = name.includes(':') ? name.split(':') : [undefined, name];
  if (!prefix || !local) return name;
  return prefix === '*' ? `*:${local}` : prefixOf(rule.namespaces.get(prefix) ?? '') + local;
}

const isNamed = (path: string, name: string): boolean => {
  const own = lastOf(path);
  if (name === '*' || name.endsWith(':*')) return !own.startsWith('@');
  return name.startsWith('*:') ? own.replace(/^\w+:/, '') === name.slice(2) : own === name;
};

/** What was found in the paths of a message, by what was looked for: the same is asked for by every rule. */
const looked = new WeakMap<Places, Map<string, readonly string[]>>();

function once(places: Places, what: string, look: () => readonly string[]): readonly string[] {
  const known = looked.get(places) ?? new Map<string, readonly string[]>();
  looked.set(places, known);
  const paths = known.get(what) ?? look();
  known.set(what, paths);
  return paths;
}

const below = (path: string, {places}: Scope): readonly string[] =>
  once(places, `below ${path}`, () => places.known.filter((each) => each.startsWith(`${path}/`)));

const namedBelow = (path: string, name: string, scope: Scope): readonly string[] =>
  once(scope.places, `${name} below ${path}`, () => below(path, scope).filter((each) => isNamed(each, name)));

const cutAfter = (path: string, steps: number): string => path.split('/').slice(0, steps).join('/');

function children(path: string, name: string, scope: Scope): readonly string[] {
  const isOpen = name.includes('*') || path === '';
  if (!isOpen) return [`${path}/${name}`];
  const steps = path.split('/').length + 1;
  return once(scope.places, `${name} in ${path}`, () =>
    unique(below(path, scope).map((each) => cutAfter(each, steps))).filter((each) => isNamed(each, name)),
  );
}

function along(path: string, {axis, name: written}: Step, scope: Scope): readonly string[] {
  const name = nameIn(written, scope);
  switch (axis) {
    case 'child':
      return name === 'node()' ? children(path, '*', scope) : children(path, name, scope);
    case 'attribute':
      return [`${path}/@${name}`];
    case 'parent':
      return name === 'node()' || isNamed(parentOf(path), name) ? [parentOf(path)] : [];
    case 'self':
      return name === 'node()' || isNamed(path, name) ? [path] : [];
    case 'following-sibling':
    case 'preceding-sibling':
      return children(parentOf(path), name, scope);
    case 'descendant':
    case 'descendant-or-self':
      return name === 'node()' ? [path, ...below(path, scope)] : namedBelow(path, name, scope);
    default:
      return ancestors(path, name, axis.endsWith('self'));
  }
}

function ancestors(path: string, name: string, withSelf: boolean): string[] {
  const steps = path.split('/');
  const all = steps.map((_, index) => steps.slice(0, steps.length - index).join('/')).slice(withSelf ? 0 : 1, -1);
  return all.filter((each) => isNamed(each, name)).slice(0, 1);
}

/** The steps of a path without `//`, which becomes the axis of what follows it. */
function withoutGaps(steps: readonly Step[]): Step[] {
  return steps.flatMap((step, index) => {
    const before = steps[index - 1];
    const isGap = (each: Step | undefined): boolean => each?.axis === 'descendant-or-self' && each.name === 'node()';
    if (isGap(step) && steps[index + 1]?.axis === 'child') return [];
    return [isGap(before) && step.axis === 'child' ? {...step, axis: 'descendant'} : step];
  });
}

/** Whether a path has the name that a step asks for in a condition: `*[local-name() = 'UBLExtensions']`. */
const hasName = (path: string, {conditions}: Step): boolean =>
  conditions.every((condition) => {
    const [left, right] = condition.kind === 'operation' && condition.operator === '=' ? condition.operands : [];
    const isName = left?.kind === 'call' && left.name === 'local-name' && left.operands.length === 0;
    return !isName || right?.kind !== 'literal' || isNamed(path, `*:${right.value}`);
  });

function pathPlaces({start, steps}: Path, from: readonly string[], scope: Scope): string[] {
  let found: readonly string[] = start === 'root' ? [''] : from;
  for (const step of withoutGaps(steps)) {
    const here = found;
    found = step.expression
      ? placesOf(step.expression, here, scope)
      : unique(here.flatMap((path) => along(path, step, scope))).filter((path) => hasName(path, step));
  }
  return [...found];
}

function variablePlaces(name: string, from: readonly string[], scope: Scope): string[] {
  const bound = scope.bound.get(name);
  if (bound) return [...bound];
  const written = scope.rule.variables.get(name);
  if (written === undefined) return [];
  const start = scope.rule.global.has(name) ? [''] : from;
  return placesOf(parseXPath(written), start, scope);
}

/**
 * The paths that an expression selects, with no regard to its conditions. A function selects what its arguments select.
 * @param from the paths of the context
 */
export function placesOf(expression: Expression, from: readonly string[], scope: Scope): string[] {
  switch (expression.kind) {
    case 'path':
      return pathPlaces(expression, from, scope);
    case 'variable':
      return variablePlaces(expression.name, from, scope);
    case 'if':
      return [expression.then, expression.otherwise].flatMap((part) => placesOf(part, from, scope));
    case 'loop':
      return placesOf(expression.body, from, withBindings(expression.bindings, from, scope));
    case 'literal':
      return [];
    default:
      if (expression.kind === 'call' && expression.operands.length === 0)
        return expression.name === 'current' ? [...from] : implied(expression.name, from);
      return unique(expression.operands.flatMap((part) => placesOf(part, from, scope)));
  }
}

/** Functions that read the current node when they have no argument. */
const implied = (name: string, from: readonly string[]): string[] =>
  ['normalize-space', 'string', 'string-length', 'number', 'data'].includes(name) ? [...from] : [];

/** A scope in which the variables of a loop are known. */
export const withBindings = (
  bindings: readonly {readonly name: string; readonly of: Expression}[],
  from: readonly string[],
  scope: Scope,
): Scope =>
  bindings.reduce(
    (inner, {name, of}) => ({...inner, bound: new Map([...inner.bound, [name, placesOf(of, from, inner)]])}),
    scope,
  );

/** A pattern's alternatives: `a | b` has two. */
const alternatives = (expression: Expression): Expression[] =>
  expression.kind === 'operation' && ['|', 'union', ','].includes(expression.operator)
    ? expression.operands.flatMap(alternatives)
    : [expression];

/** A pattern matches at any depth: `cac:Party/cbc:ID` is `//cac:Party/cbc:ID`. */
function anywhere(pattern: Expression): Expression {
  if (pattern.kind !== 'path' || pattern.start === 'root') return pattern;
  return {
    ...pattern,
    start: 'root',
    steps: [{axis: 'descendant-or-self', name: 'node()', conditions: []}, ...pattern.steps],
  };
}

const UPWARDS = ['ancestor', 'ancestor-or-self', 'parent', 'self'];

/** Whether a condition about what an element is in can be true of a path: `not(ancestor::ram:SpecifiedTaxRegistration)`. */
function isPossible(path: string, condition: Expression, scope: Scope): boolean {
  if (condition.kind === 'operation' && condition.operator === 'and') {
    return condition.operands.every((part) => isPossible(path, part, scope));
  }
  const [denied] = condition.kind === 'call' && condition.name === 'not' ? condition.operands : [];
  const test = denied ?? condition;
  const [step] = test.kind === 'path' && test.start === 'here' && test.steps.length === 1 ? test.steps : [];
  if (!step || !UPWARDS.includes(step.axis) || step.conditions.length > 0) return true;
  return placesOf(test, [path], scope).length > 0 === (denied === undefined);
}

const found = new WeakMap<Places, Map<Rule, readonly string[]>>();

/** The paths that the context of a rule matches in a message. The root of the document is the empty path. */
export function contextsOf(rule: Rule, places: Places): readonly string[] {
  const known = found.get(places)?.get(rule);
  if (known) return known;
  const contexts = contextPaths(rule, places);
  found.set(places, (found.get(places) ?? new Map<Rule, readonly string[]>()).set(rule, contexts));
  return contexts;
}

function contextPaths(rule: Rule, places: Places): string[] {
  const scope = {places, rule, bound: new Map<string, readonly string[]>()};
  const patterns = alternatives(parseXPath(rule.context)).flatMap((pattern) =>
    pattern.kind === 'path' && pattern.steps[0]?.expression
      ? alternatives(pattern.steps[0].expression).map((first) => spliced(first, pattern))
      : [pattern],
  );
  return unique(
    patterns.flatMap((pattern) => {
      const conditions = pattern.kind === 'path' ? (pattern.steps.at(-1)?.conditions ?? []) : [];
      const found = placesOf(anywhere(pattern), [''], scope);
      return found.filter((path) => conditions.every((condition) => isPossible(path, condition, scope)));
    }),
  );
}

/** `(a | b)/c` is `a/c | b/c`. */
const spliced = (first: Expression, {steps}: Path): Expression =>
  first.kind === 'path' ? {...first, steps: [...first.steps, ...steps.slice(1)]} : first;
