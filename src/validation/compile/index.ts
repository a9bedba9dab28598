import {checkOf, escaped, type Check} from './check';
import {abstractRules, bodyOf, patternsOf, type AbstractRules} from './patterns';
import {all, isSchematron, load, SCHEMATRON, XSL, type ReadRules, type Schematron} from './source';
import {globals, variable} from './variables';
import {walked} from './walked';

/** A rule set as XSLT 3.0, with the words of its checks. */
export interface Sheet {
  readonly xslt: string;
  readonly checks: readonly Check[];
}

const OWN = 'urn:psb:rules';

/** Reports a check: `<h n="number" at="location"><v>value</v></h>`. */
const HIT = `<xsl:function name="psb:hit"><xsl:param name="n"/><xsl:param name="at"/><xsl:param name="values"/>
<h n="{$n}" at="{string-join(for $e in $at/ancestor-or-self::* return concat('/', local-name($e), '[', 1 + count($e/preceding-sibling::*[node-name() = node-name($e)]), ']'))}{$at[self::attribute()]/concat('/@', local-name())}"><xsl:for-each select="$values"><v><xsl:value-of select="."/></v></xsl:for-each></h></xsl:function>`;

function namespacesOf(schema: Schematron): string {
  const declared = Object.entries(schema.namespaces).filter(
    ([prefix, uri]) => prefix && prefix !== 'xsl' && uri !== SCHEMATRON,
  );
  const namespaces = new Map([
    ['xs', 'http://www.w3.org/2001/XMLSchema'],
    ['fn', 'http://www.w3.org/2005/xpath-functions'],
    ...declared,
    ...all(schema, 'ns').map(({attributes: {prefix = '', uri = ''}}) => [prefix, uri] as const),
  ]);
  return Array.from(namespaces, ([prefix, uri]) => ` xmlns:${prefix}="${escaped(uri)}"`).join('');
}

/**
 * The templates of a pattern, in its own mode: of its rules only the first that matches a node runs. A template has one instruction for all
 * its tests, because instructions take the compiler far longer than XPath.
 */
function modeOf(mode: string, rules: readonly Schematron[], abstract: AbstractRules, checks: Check[]): string {
  const templates = rules.map((rule, index) => {
    const body = bodyOf(rule, abstract).filter(isSchematron);
    const lets = body.filter(({tag}) => tag === 'let').map(variable);
    const tests = body
      .filter(({tag}) => tag === 'assert' || tag === 'report')
      .map((node) => {
        const {check, xpath} = checkOf(node, rule, checks.length);
        checks.push(check);
        return xpath;
      });
    const hits = tests.length > 0 ? `<xsl:sequence select="${escaped(tests.join(', '))}"/>` : '';
    const match = escaped(rule.attributes.context ?? '');
    return `<xsl:template match="${match}" mode="${mode}" priority="${rules.length - index}">${lets.join('')}${hits}</xsl:template>`;
  });
  return [`<xsl:mode name="${mode}" on-no-match="deep-skip"/>`, ...templates].join('\n');
}

/**
 * Compiles ISO Schematron to one XSLT sheet. The sheet only says which check fired where; ids, levels and words stay in a table, so that it
 * is small and compiles fast. It knows include, extends, abstract patterns and rules, let, ns, value-of, name, flag, role, and XSLT in the
 * schema. All patterns run, whatever the phases; diagnostics are left out.
 * @param address URL of the schema
 * @throws Error for what it does not know
 */
export function compile(address: string, read: ReadRules): Sheet {
  const schema = load(address, read);
  if (schema.tag !== 'schema') throw new Error(`${address} is not a Schematron schema`);
  const patterns = patternsOf(schema);
  const abstract = abstractRules(schema, patterns);
  const checks: Check[] = [];
  const modes = patterns
    .map((pattern) => all(pattern, 'rule').filter(({attributes}) => attributes.abstract !== 'true'))
    .filter((rules) => rules.length > 0)
    .map((rules, index) => ({
      nodes: walked(rules.map(({attributes}) => attributes.context ?? '')),
      mode: `p${index}`,
      templates: modeOf(`p${index}`, rules, abstract, checks),
    }));
  const own = schema.children.flatMap((child) =>
    typeof child !== 'string' && 'source' in child ? [child.source] : [],
  );
  const xslt = `<xsl:stylesheet version="3.0" xmlns:xsl="${XSL}" xmlns:psb="${OWN}"${namespacesOf(schema)} exclude-result-prefixes="#all">
<xsl:output method="xml" omit-xml-declaration="yes"/>
${globals(schema, patterns).join('\n')}
${own.join('\n')}
${HIT}
<xsl:template match="/"><hits>${modes.map(({nodes, mode}) => `<xsl:apply-templates select="${nodes}" mode="${mode}"/>`).join('')}</hits></xsl:template>
${modes.map(({templates}) => templates).join('\n')}</xsl:stylesheet>`;
  return {xslt, checks};
}
