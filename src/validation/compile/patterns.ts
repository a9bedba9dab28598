import {all, isSchematron, type Node, type Schematron} from './source';

const PARAMETER = /\$([\p{L}_][\p{L}\p{N}_.-]*)/gu;

/** Replaces the parameters in a text. Of `$a-b`, where only `a` is a parameter, it takes the beginning. */
function filled(text: string, parameters: ReadonlyMap<string, string>): string {
  return text.replace(PARAMETER, (whole: string, name: string) => {
    for (let known = name; known; known = known.replace(/[.-]?[^.-]*$/, '')) {
      const value = parameters.get(known);
      if (value !== undefined) return value + name.slice(known.length);
    }
    return whole;
  });
}

function fill(node: Schematron, parameters: ReadonlyMap<string, string>): Schematron {
  const attributes = Object.entries(node.attributes).map(([name, value]) => [name, filled(value, parameters)]);
  return {
    ...node,
    attributes: Object.fromEntries(attributes) as Record<string, string>,
    children: node.children.map((child) => (isSchematron(child) ? fill(child, parameters) : child)),
  };
}

function instance(pattern: Schematron, base: Schematron): Schematron {
  // Names are trimmed: EN 16931 has some with a blank.
  const parameters = new Map(
    all(pattern, 'param').map(({attributes: {name = '', value = ''}}) => [name.trim(), value]),
  );
  const own = pattern.children.filter((child) => !isSchematron(child) || child.tag !== 'param');
  const {attributes, children, ...rest} = fill(base, parameters);
  return {...rest, attributes: {...attributes, ...pattern.attributes}, children: [...children, ...own]};
}

/** The patterns of a schema that run, abstract ones filled with their parameters. */
export function patternsOf(schema: Schematron): Schematron[] {
  const patterns = all(schema, 'pattern');
  return patterns
    .filter(({attributes}) => attributes.abstract !== 'true')
    .map((pattern) => {
      const base = pattern.attributes['is-a'];
      if (base === undefined) return pattern;
      const found = patterns.find(({attributes}) => attributes.id === base);
      if (!found) throw new Error(`The pattern ${pattern.attributes.id ?? ''} has no abstract pattern ${base}`);
      return instance(pattern, found);
    });
}

/** Abstract rules by id. */
export type AbstractRules = ReadonlyMap<string, Schematron>;

/** The abstract rules of a schema: those of the patterns, and those of `rules` elements that were included. */
export function abstractRules(schema: Schematron, patterns: readonly Schematron[]): AbstractRules {
  const rules = [...all(schema, 'rules'), ...patterns].flatMap((each) => all(each, 'rule'));
  return new Map(
    rules.filter(({attributes}) => attributes.abstract === 'true').map((rule) => [rule.attributes.id ?? '', rule]),
  );
}

/** The children of a rule, with those of the abstract rules that it extends. */
export function bodyOf(rule: Schematron, abstract: AbstractRules): Node[] {
  return rule.children.flatMap((child) => {
    if (!isSchematron(child) || child.tag !== 'extends') return [child];
    const base = abstract.get(child.attributes.rule ?? '');
    if (!base) throw new Error(`There is no abstract rule ${child.attributes.rule ?? ''}`);
    return bodyOf(base, abstract);
  });
}
