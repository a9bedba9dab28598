import {checkOf, escaped, type Check} from './check';
import {patternsOfContext} from './contexts';
import {abstractRules, bodyOf, patternsOf, type AbstractRules} from './patterns';
import {KEYS} from './keys';
import {sharedPaths, type SharedPaths} from './paths';
import {all, isSchematron, load, SCHEMATRON, XSL, type ReadRules, type Schematron} from './source';
import {contextVariables, globals, variable} from './variables';
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
    ['err', 'http://www.w3.org/2005/xqt-errors'],
    ...declared,
    ...all(schema, 'ns').map(({attributes: {prefix = '', uri = ''}}) => [prefix, uri] as const),
  ]);
  return Array.from(namespaces, ([prefix, uri]) => ` xmlns:${prefix}="${escaped(uri)}"`).join('');
}

/**
 * The body of a template. It has one instruction for all its tests, because instructions take the compiler far longer than XPath. Where one of them
 * stops with an error, the template runs again for each, so that all others are checked and the finding names the one.
 */
function bodyWith(
  tests: readonly string[],
  lets: readonly string[],
  first: number,
  mode: string,
  place: string,
): string {
  if (tests.length === 0) return '';
  const again = `psb:again(., '${mode}', ${first} to ${first + tests.length - 1}, $psb:only, $psb:at, $err:description)`;
  return `<xsl:param name="psb:only" select="0"/><xsl:param name="psb:at" select="${place}"/>
<xsl:try>${lets.join('')}<xsl:sequence select="${escaped(tests.join(', '))}"/><xsl:catch select="${again}"/></xsl:try>`;
}

/** Runs the template of a node again, for each of its checks alone; a check that is alone and fails again is reported as `f`. */
const again = (modes: readonly string[]): string => `<xsl:function name="psb:again">
<xsl:param name="node"/><xsl:param name="mode"/><xsl:param name="checks"/><xsl:param name="only"/><xsl:param name="at"/><xsl:param name="why"/>
<xsl:choose><xsl:when test="$only = 0"><xsl:for-each select="$checks"><xsl:variable name="check" select="."/><xsl:choose>${modes
  .map(
    (mode) =>
      `<xsl:when test="$mode = '${mode}'"><xsl:apply-templates select="$node" mode="${mode}"><xsl:with-param name="psb:only" select="$check"/><xsl:with-param name="psb:at" select="$at"/></xsl:apply-templates></xsl:when>`,
  )
  .join('')}</xsl:choose></xsl:for-each></xsl:when>
<xsl:otherwise><f n="{$only}" at="{$at}"><v><xsl:value-of select="$why"/></v></f></xsl:otherwise></xsl:choose></xsl:function>`;

/** The templates of a pattern, in its own mode: of its rules only the first that matches a node runs. */
function modeOf(mode: string, rules: readonly Schematron[], place: string, {abstract, checks, paths}: Work): string {
  const templates = rules.flatMap((rule, index) => {
    const body = bodyOf(rule, abstract).filter(isSchematron);
    const first = checks.length;
    const lets = body.filter(({tag}) => tag === 'let').map((node) => variable(node, paths.inTest));
    const tests = body
      .filter(({tag}) => tag === 'assert' || tag === 'report')
      .map((node) => {
        const {check, xpath} = checkOf(node, rule, checks.length, paths.inTest);
        checks.push(check);
        return xpath;
      });
    const content = bodyWith(tests, lets, first + 1, mode, place);
    return patternsOfContext(rule.attributes.context ?? '')
      .map((context) => escaped(paths.inContext(context)))
      .map(
        (match) =>
          `<xsl:template match="${match}" mode="${mode}" priority="${rules.length - index}">${content}</xsl:template>`,
      );
  });
  return [
    `<xsl:mode name="${mode}" on-no-match="deep-skip"/>`,
    `<xsl:template match="document-node()" mode="${mode}" priority="0"/>`,
    ...templates,
  ].join('\n');
}

/** A pattern as XSLT: `run` walks the nodes at which its templates look. */
function patternOf(
  rules: readonly Schematron[],
  mode: string,
  work: Work,
): {mode: string; run: string; templates: string} {
  const walks = walksOf(rules.map(({attributes}) => attributes.context ?? ''));
  const run = walks.map(
    ({select, elements = ''}) => `<w e="${elements}"><xsl:apply-templates select="${select}" mode="${mode}"/></w>`,
  );
  const place = walks.every(({elements}) => elements) ? 'position()' : 'psb:location(.)';
  return {mode, run: `<p>${run.join('')}</p>`, templates: modeOf(mode, rules, place, work)};
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
  const lets = [schema, ...patterns].flatMap((each) => all(each, 'let'));
  const contexts = patterns.flatMap((pattern) => all(pattern, 'rule').map(({attributes: {context = ''}}) => context));
  const own = schema.children.flatMap((child) =>
    typeof child !== 'string' && 'source' in child ? [child.source] : [],
  );
  const xslt = `<xsl:stylesheet version="3.0" xmlns:xsl="${XSL}" xmlns:psb="${OWN}"${namespacesOf(schema)} exclude-result-prefixes="#all">
<xsl:output method="xml" omit-xml-declaration="yes"/>
${[KEYS, ...work.paths.variables(), ...variables, ...own, HIT, LOCATION, again(modes.map(({mode}) => mode))].join('\n')}
<xsl:template match="/"><hits>${contextVariables(lets, contexts)}${modes.map(({run}) => run).join('')}</hits></xsl:template>
${modes.map(({templates}) => templates).join('\n')}</xsl:stylesheet>`;
  return {xslt, checks: work.checks};
}
