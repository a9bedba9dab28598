import {escaped} from './check';
import {all, textOf, type Schematron} from './source';

/** A `let` as a variable of XSLT. `rewritten` changes its value to an equal one. */
export function variable(node: Schematron, rewritten: (value: string) => string = (value) => value): string {
  const {name = '', value} = node.attributes;
  const start = `<xsl:variable name="${escaped(name)}"`;
  return value === undefined
    ? `${start}>${escaped(textOf(node))}</xsl:variable>`
    : `${start} select="${escaped(rewritten(value))}"/>`;
}

/**
 * The variables of a schema and of its patterns, their values rewritten.
 * @throws Error for a name with two values: patterns share their variables
 */
export function globals(
  schema: Schematron,
  patterns: readonly Schematron[],
  rewritten: (value: string) => string,
): string[] {
  const made = new Map<string, string>();
  for (const node of [schema, ...patterns].flatMap((each) => all(each, 'let'))) {
    const {name = ''} = node.attributes;
    const next = variable(node, rewritten);
    if ((made.get(name) ?? next) !== next) throw new Error(`The variable ${name} has two different values`);
    made.set(name, next);
  }
  return Array.from(made.values());
}
