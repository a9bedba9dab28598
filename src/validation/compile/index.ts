import {checkOf, escaped, type Check} from './check';
import {patternsOfContext} from './contexts';
import {abstractRules, bodyOf, patternsOf, type AbstractRules} from './patterns';
import {KEYS} from './keys';
import {sharedPaths, type SharedPaths} from './paths';
import {all, isSchematron, load, SCHEMATRON, XSL, type ReadRules, type Schematron} from './source';
import {globals, variable} from './variables';
import {walksOf} from './walked';

/** A rule set as XSLT 3.0, with the words of its checks. */
export interface Sheet {
  readonly xslt: string;
  readonly checks: readonly Check[];
}

const OWN = 'urn:psb:rules';

/** What is gathered while the patterns of a schema are compiled. */
interface Work {
  readonly abstract: AbstractRules;
  readonly checks: Check[];
  readonly paths: SharedPaths;
}

/** Reports a check: `<h n="number of the check" at="place"><v>value</v></h>`. */
const HIT = `<xsl:function name="psb:hit"><xsl:param name="n"/><xsl:param name="at"/><xsl:param name="values"/>
<h n="{$n}" at="{$at}"><xsl:for-each select="$values"><v><xsl:value-of select="."/></v></xsl:for-each></h></xsl:function>`;

/** The location of a node. It counts siblings, which takes long where there are many: elements are reported by their number in the walk instead. */
const LOCATION = `<xsl:function name="psb:location"><xsl:param name="node"/>
<xsl:sequence select="string-join(for $e in $node/ancestor-or-self::* return concat('/', local-name($e), '[', 1 + count($e/preceding-sibling::*[node-name() = node-name($e)]), ']')) || $node[self::attribute()]/concat('/@', local-name())"/></xsl:function>`;

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
function modeOf(mode: string, rules: readonly Schematron[], place: string, {abstract, checks, paths}: Work): string {
  const templates = rules.flatMap((rule, index) => {
    const body = bodyOf(rule, abstract).filter(isSchematron);
    const lets = body.filter(({tag}) => tag === 'let').map((node) => variable(node, paths.inTest));
    const tests = body
      .filter(({tag}) => tag === 'assert' || tag === 'report')
      .map((node) => {
        const {check, xpath} = checkOf(node, rule, checks.length, {place, rewritten: paths.inTest});
        checks.push(check);
        return xpath;
      });
    const hits = tests.length > 0 ? `<xsl:sequence select="${escaped(tests.join(', '))}"/>` : '';
    return patternsOfContext(rule.attributes.context ?? '')
      .map((context) => escaped(paths.inContext(context)))
      .map((match) => `<xsl:template match="${match}" mode="${mode}" priority="${rules.length - index}">${lets.join('')}${hits}</xsl:template>`);
  });
  return [
    `<xsl:mode name="${mode}" on-no-match="deep-skip"/>`,
    `<xsl:template match="document-node()" mode="${mode}" priority="0"/>`,
    ...templates,
  ].join('\n');
}

/** A pattern as XSLT: `run` walks the nodes at which its templates look. */
function patternOf(rules: readonly Schematron[], mode: string, work: Work): {run: string; templates: string} {
  const walks = walksOf(rules.map(({attributes}) => attributes.context ?? ''));
  const run = walks.map(
    ({select, elements = ''}) => `<w e="${elements}"><xsl:apply-templates select="${select}" mode="${mode}"/></w>`,
  );
  const place = walks.every(({elements}) => elements) ? 'position()' : 'psb:location(.)';
  return {run: `<p>${run.join('')}</p>`, templates: modeOf(mode, rules, place, work)};
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
  const work: Work = {abstract: abstractRules(schema, patterns), checks: [], paths: sharedPaths()};
  const modes = patterns
    .map((pattern) => all(pattern, 'rule').filter(({attributes}) => attributes.abstract !== 'true'))
    .filter((rules) => rules.length > 0)
    .map((rules, index) => patternOf(rules, `p${index}`, work));
  const variables = globals(schema, patterns, work.paths.inTest);
  const own = schema.children.flatMap((child) =>
    typeof child !== 'string' && 'source' in child ? [child.source] : [],
  );
  const xslt = `<xsl:stylesheet version="3.0" xmlns:xsl="${XSL}" xmlns:psb="${OWN}"${namespacesOf(schema)} exclude-result-prefixes="#all">
<xsl:output method="xml" omit-xml-declaration="yes"/>
${[KEYS, ...work.paths.variables(), ...variables, ...own, HIT, LOCATION].join('\n')}
<xsl:template match="/"><hits>${modes.map(({run}) => run).join('')}</hits></xsl:template>
${modes.map(({templates}) => templates).join('\n')}</xsl:stylesheet>`;
  return {xslt, checks: work.checks};
}
