import type {XmlElement} from '../xml/element';

/** Conditions joined by `and`, which the source writes without spaces. */
const AND = /\s*and\s*(?=following|preceding|ancestor|@)/;
const EXISTENCE = /^(exists|empty)\((.*)\)$/;
const COMPARISON = /^([^!=]+)(!?=)(.*)$/;

/** The conditions of a path: `@schemeID='SEPA'` of `cbc:ID[@schemeID='SEPA']`. */
const conditionsIn = (path: string): string[] =>
  Array.from(path.matchAll(/\[([^\]]*)\]/g), ([, written = '']) => written.split(AND)).flat();

/** A path without its conditions: `cbc:ID[@schemeID='SEPA']` is `cbc:ID`. */
export const withoutConditions = (written: string): string => written.replace(/\[[^\]]*\]/g, '');

/** The elements at which a path begins: siblings of an element, its nearest ancestor of that name, or itself. */
function startOf(element: XmlElement, axis: string | undefined, name: string): readonly XmlElement[] {
  if (!axis) return [element];
  if (axis !== 'ancestor') return (element.parent?.children ?? []).filter((sibling) => sibling.name === name);
  for (let node = element.parent; node; node = node.parent) if (node.name === name) return [node];
  return [];
}

/** The values of a path such as `following-sibling::cac:TaxScheme/cbc:ID` or `@schemeID`, seen from an element. */
function valuesOf(element: XmlElement, written: string): string[] {
  const [, axis, path = ''] = /^(?:([\w-]+)::)?(.*)$/.exec(written) ?? [];
  const steps = path.split('/');
  let found = startOf(element, axis, steps[0] ?? '');
  for (const step of axis ? steps.slice(1) : steps) {
    if (step.startsWith('@')) return found.flatMap(({attributes}) => attributes[step.slice(1)] ?? []);
    found = found.flatMap(({children}) => children.filter(({name}) => name === step));
  }
  return found.map(({text}) => text);
}

const literals = (written: string): string[] => written.replace(/[()']/g, '').split(',');

/** Whether one condition is true of an element; nothing when it compares two paths, which isn't read here. */
function isTrue(element: XmlElement, condition: string): boolean | undefined {
  const negated = /^not\((.*)\)$/.exec(condition)?.[1];
  if (negated) return !isTrue(element, negated);
  const [, test, path] = EXISTENCE.exec(condition) ?? [];
  if (path) return valuesOf(element, path).length > 0 === (test === 'exists');
  const [, left = '', sign, right = ''] = COMPARISON.exec(condition) ?? [];
  if (!sign || right.includes('::')) return undefined;
  const equal = valuesOf(element, left).some((value) => literals(right).includes(value));
  return equal === (sign === '=');
}

/**
 * Whether an element fulfils the conditions of a path, as far as they are about its siblings, ancestors and attributes.
 * @param path such as `/Invoice/cac:AllowanceCharge/cbc:Amount[preceding-sibling::cbc:ChargeIndicator='true']`
 * @returns nothing for a path without conditions, or with such that can't be read
 */
export function fulfils(element: XmlElement, path: string): boolean | undefined {
  const known = conditionsIn(path).map((condition) => isTrue(element, condition));
  if (known.length === 0 || known.includes(undefined)) return undefined;
  return known.every(Boolean);
}

const AXIS = /(?:preceding-sibling|following-sibling|ancestor|parent)::/g;

function inWords(condition: string): string {
  const negated = /^not\(([^=]+)='?([^')]*)'?\)$/.exec(condition);
  if (negated) return `${negated[1]} isn’t ${negated[2]}`;
  const [, test, tested = ''] = EXISTENCE.exec(condition) ?? [];
  if (test) return `${tested.replace(AXIS, '')} is ${test === 'exists' ? 'present' : 'absent'}`;
  const [, left = '', sign, right = ''] = COMPARISON.exec(condition) ?? [];
  const name = left.replace(AXIS, '').replace('cac:AllowanceCharge/', '');
  if (right.includes('::')) return `${name} is that of ${right.split('::').at(-1)}`;
  return `${name} ${sign === '=' ? 'is' : 'isn’t'} ${right.replace(/[()']/g, '').replaceAll(',', ' or ')}`;
}

/** What the conditions of a path say; nothing for a path without. */
export const conditionOf = (path: string): string | undefined =>
  conditionsIn(path).map(inWords).join(' and ') || undefined;

/** A path of a business term as pages show it: without its conditions, which follow in words: `cbc:ChargeIndicator is true`. */
export function pathText(written: string): {readonly path: string; readonly where?: string} {
  const where = conditionOf(written);
  return {path: withoutConditions(written), ...(where && {where})};
}
