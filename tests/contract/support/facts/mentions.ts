import {contextsOf, placesOf, withBindings, type Places, type Scope} from './locate';
import type {Rule} from './schematron';
import {everyPart, partsOf, type Expression, type Path} from './xpath/nodes';
import {parseXPath} from './xpath/parse';

/** Called with each part of an expression and the paths from which it is seen. */
type Visitor = (part: Expression, from: readonly string[], scope: Scope) => void;

/** The conditions of each step, and the paths from which they are seen. */
function visitSteps(path: Path, from: readonly string[], scope: Scope, visitor: Visitor): void {
  path.steps.forEach(({conditions, expression}, index) => {
    const here = placesOf({...path, steps: path.steps.slice(0, index + 1)}, from, scope);
    const before = index === 0 ? from : placesOf({...path, steps: path.steps.slice(0, index)}, from, scope);
    if (expression) visit(expression, before, scope, visitor);
    for (const condition of conditions) visit(condition, here, scope, visitor);
  });
}

function visitVariable(name: string, from: readonly string[], scope: Scope, visitor: Visitor): void {
  const written = scope.rule.variables.get(name);
  if (written === undefined || scope.bound.has(name)) return;
  visit(parseXPath(written), scope.rule.global.has(name) ? [''] : from, scope, visitor);
}

function visitParts(expression: Expression, from: readonly string[], scope: Scope, visitor: Visitor): void {
  const inner = expression.kind === 'loop' ? withBindings(expression.bindings, from, scope) : scope;
  for (const part of partsOf(expression)) visit(part, from, inner, visitor);
}

function visit(expression: Expression, from: readonly string[], scope: Scope, visitor: Visitor): void {
  visitor(expression, from, scope);
  if (expression.kind === 'path') visitSteps(expression, from, scope, visitor);
  else if (expression.kind === 'variable') visitVariable(expression.name, from, scope, visitor);
  else visitParts(expression, from, scope, visitor);
}

/** Goes through the context, the test and the variables of a rule. */
function visitRule(rule: Rule, places: Places, visitor: Visitor): void {
  const scope = {places, rule, bound: new Map<string, readonly string[]>()};
  const contexts = contextsOf(rule, places);
  visit(parseXPath(rule.test), contexts, scope, visitor);
  for (const part of everyPart(parseXPath(rule.context))) {
    if (part.kind !== 'path') continue;
    const anywhere: Path =
      part.start === 'root'
        ? part
        : {
            ...part,
            start: 'root',
            steps: [{axis: 'descendant-or-self', name: 'node()', conditions: []}, ...part.steps],
          };
    visitSteps(anywhere, [''], scope, visitor);
  }
}

/** Whether a rule is about every element, or about those whose name it compares with a text. */
export const isGeneral = ({context, test}: Rule): boolean =>
  /^\/\/\*(?:\[|$)/.test(context) || /(?:^|[^\w-])(?:local-)?name\(/.test(context + test) || /\/\/@?\*/.test(test);

/** Every path of a message that a rule reads: its context, its test and its variables, with each beginning of a path. */
export function pathsRead(rule: Rule, places: Places): Set<string> {
  const read = new Set(contextsOf(rule, places));
  visitRule(rule, places, (part, from, scope) => {
    const beginnings =
      part.kind === 'path' ? part.steps.map((_, index) => ({...part, steps: part.steps.slice(0, index + 1)})) : [part];
    for (const each of beginnings) placesOf(each, from, scope).forEach((path) => read.add(path));
  });
  return read;
}

const EQUAL = ['=', 'eq'];

/** The paths that a rule compares with a text, in its test or in a condition. */
export function pathsEqual(rule: Rule, value: string, places: Places): Set<string> {
  const found = new Set<string>();
  const hasValue = (expression: Expression): boolean =>
    everyPart(expression).some((part) =>
      part.kind === 'literal' ? part.value === value : part.kind === 'call' && part.name === value,
    );
  visitRule(rule, places, (part, from, scope) => {
    const [left, right] = part.kind === 'operation' && EQUAL.includes(part.operator) ? part.operands : [];
    if (left && right && hasValue(right)) placesOf(left, from, scope).forEach((path) => found.add(path));
  });
  return found;
}

/** The paths that a rule counts. */
export function pathsCounted(rule: Rule, places: Places): Set<string> {
  const found = new Set<string>();
  visitRule(rule, places, (part, from, scope) => {
    if (part.kind === 'call' && part.name === 'count') placesOf(part, from, scope).forEach((path) => found.add(path));
  });
  return found;
}
