import type {XmlElement} from '../xml/element';

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
function holds(element: XmlElement, condition: string): boolean | undefined {
  const negated = /^not\((.*)\)$/.exec(condition)?.[1];
  if (negated) return !holds(element, negated);
  const [, test, path] = /^(exists|empty)\((.*)\)$/.exec(condition) ?? [];
  if (path) return valuesOf(element, path).length > 0 === (test === 'exists');
  const [, left = '', sign, right = ''] = /^([^!=]+)(!?=)(.*)$/.exec(condition) ?? [];
  if (!sign || right.includes('::')) return undefined;
  const equal = valuesOf(element, left).some((value) => literals(right).includes(value));
  return equal === (sign === '=');
}

/** Conditions joined by `and`, which the source writes without spaces. */
const AND = /\s*and\s*(?=following|preceding|ancestor|@)/;

/**
 * Whether an element fulfils the conditions of a path, as far as they are about its siblings, ancestors and attributes.
 * @param path such as `/Invoice/cac:AllowanceCharge/cbc:Amount[preceding-sibling::cbc:ChargeIndicator='true']`
 * @returns nothing for a path without conditions, or with such that can't be read
 */
export function fulfils(element: XmlElement, path: string): boolean | undefined {
  const conditions = Array.from(path.matchAll(/\[([^\]]*)\]/g), ([, written = '']) => written.split(AND)).flat();
  const known = conditions.map((condition) => holds(element, condition));
  if (known.length === 0 || known.includes(undefined)) return undefined;
  return known.every(Boolean);
}
