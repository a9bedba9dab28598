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

const namesIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.match(/(?<=\$)[\p{L}\p{N}_.-]+/gu) ?? []));

/**
 * Computes the variables that contexts ask, and reports a value that stops with an error as `f` without a check. An error in a pattern only means that
 * it doesn't match, so that without this a rule whose context fails would be skipped without a word. No try catches the error of a variable, which ends
 * the sheet: so values that need no other variable are tried themselves, and the others only after them.
 */
export function contextVariables(lets: readonly Schematron[], contexts: readonly string[]): string {
  const values = lets.map(({attributes: {value = ''}}) => value);
  const inContexts = namesIn(contexts);
  const asked = namesIn([...contexts, ...values]);
  const used = lets.filter(({attributes: {name = '', value}}) => value !== undefined && asked.has(name));
  const tries = used
    .filter(({attributes: {value = ''}}) => !value.includes('$'))
    .map(
      ({attributes: {value = ''}}) =>
        `<xsl:try><xsl:sequence select="count((${escaped(value)}))[. lt 0]"/><xsl:catch><f n="0" at=""><v><xsl:value-of select="$err:description"/></v></f></xsl:catch></xsl:try>`,
    );
  const others = used.filter(({attributes: {name = '', value = ''}}) => value.includes('$') && inContexts.has(name));
  if (used.length === 0) return '';
  const counts = others.map(({attributes: {name = ''}}) => `count($${name})`).join(', ');
  return `<p><w e=""><xsl:variable name="psb:failed"><none/>${tries.join('')}</xsl:variable><xsl:sequence select="$psb:failed/f"/>
<xsl:if test="empty($psb:failed/f)"><xsl:sequence select="(${counts})[. lt 0]"/></xsl:if></w></p>`;
}
