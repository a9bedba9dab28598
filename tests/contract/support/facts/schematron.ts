import path from 'node:path';
import {attribute, childrenOf, readXml, textOf} from './xml';

/** A test of a rule set, with the context in which it runs. */
export interface Rule {
  readonly id: string;
  readonly flag: string;
  readonly context: string;
  readonly test: string;
  readonly text: string;
  /** Variables by name: those of the schema, the pattern and the rule. */
  readonly variables: ReadonlyMap<string, string>;
  /** Variables of the schema and the pattern, whose relative paths begin at the root. */
  readonly global: ReadonlySet<string>;
  /** Namespaces by prefix. */
  readonly namespaces: ReadonlyMap<string, string>;
}

type Parameters = ReadonlyMap<string, string>;
interface Scope {
  readonly parameters: Parameters;
  readonly variables: ReadonlyMap<string, string>;
  readonly global: ReadonlySet<string>;
  readonly namespaces: ReadonlyMap<string, string>;
}

/** The elements of a schema, with those of included files in their place. */
function withIncludes(element: Element, folder: string): Element[] {
  return childrenOf(element).flatMap((child) => {
    if (child.localName !== 'include') return [child];
    const file = path.join(folder, attribute(child, 'href') ?? '');
    const root = readXml(file);
    return root.localName === 'schema' ? withIncludes(root, path.dirname(file)) : [root];
  });
}

const pairs = (elements: readonly Element[], value: string): [string, string][] =>
  elements.map((element) => [attribute(element, 'name')?.trim() ?? '', attribute(element, value) ?? '']);

/** Text with the parameters of an abstract pattern in place: `$BR-01` but not `$BR-011`. */
const filled = (text: string, parameters: Parameters): string =>
  parameters.size === 0
    ? text
    : text.replace(/\$([A-Za-z_][\w.-]*)/g, (whole, name: string) => parameters.get(name)?.trim() ?? whole);

/** The id of an assertion. Some rule sets have it on the rule, some in brackets before the text. */
const idOf = (assertion: Element, rule: Element): string =>
  attribute(assertion, 'id') ?? /^\[([^\]]+)\]/.exec(textOf(assertion))?.[1] ?? attribute(rule, 'id') ?? '';

function assertionsOf(rule: Element, {parameters, variables, ...scope}: Scope): Rule[] {
  const own = new Map([...variables, ...pairs(childrenOf(rule, 'let'), 'value')]);
  const context = filled(attribute(rule, 'context') ?? '', parameters).trim();
  return childrenOf(rule, 'assert', 'report').map((assertion) => {
    const test = filled(attribute(assertion, 'test') ?? '', parameters).trim();
    return {
      id: idOf(assertion, rule),
      flag: attribute(assertion, 'flag') ?? attribute(rule, 'flag') ?? 'fatal',
      context,
      test: assertion.localName === 'report' ? `not(${test})` : test,
      text: textOf(assertion),
      variables: own,
      ...scope,
    };
  });
}

function patternRules(pattern: Element, rules: readonly Element[], scope: Scope): Rule[] {
  const own = pairs(childrenOf(pattern, 'let'), 'value');
  const variables = new Map([...scope.variables, ...own]);
  const global = new Set([...scope.global, ...own.map(([name]) => name)]);
  return rules.flatMap((rule) => assertionsOf(rule, {...scope, variables, global}));
}

/**
 * Every test of a rule set: with included files, with abstract patterns filled in, and with its variables.
 * @param file path from documents/rules/schematron
 */
export function rulesOf(file: string): Rule[] {
  const whole = path.join('documents/rules/schematron', file);
  const parts = withIncludes(readXml(whole), path.dirname(whole));
  const named = (name: string): Element[] => parts.filter(({localName}) => localName === name);
  const patterns = named('pattern');
  const abstract = new Map(
    patterns
      .filter((pattern) => attribute(pattern, 'abstract') === 'true')
      .map((pattern) => [attribute(pattern, 'id'), pattern]),
  );
  const variables = new Map([
    ...pairs(named('let'), 'value'),
    // KoSIT declares its variables in a pattern of its own; for XSLT they are global.
    ...patterns
      .filter((pattern) => childrenOf(pattern, 'rule').length === 0)
      .flatMap((pattern) => pairs(childrenOf(pattern, 'let'), 'value')),
  ]);
  const namespaces = new Map(named('ns').map((ns) => [attribute(ns, 'prefix') ?? '', attribute(ns, 'uri') ?? '']));
  const global = new Set(variables.keys());
  return patterns
    .filter((pattern) => attribute(pattern, 'abstract') !== 'true')
    .flatMap((pattern) => {
      const parameters = new Map(pairs(childrenOf(pattern, 'param'), 'value'));
      const rules = childrenOf(abstract.get(attribute(pattern, 'is-a')) ?? pattern, 'rule');
      return patternRules(pattern, rules, {parameters, variables, global, namespaces});
    });
}
