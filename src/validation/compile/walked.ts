import {ELEMENTS} from './keys';

/** The nodes of a document that a pattern looks at. */
export interface Walk {
  /** XPath of the nodes, in document order. */
  readonly select: string;
  /** Local name of the elements, or `*` for all; absent where the walk has other nodes too. A finding is then known by its number among these. */
  readonly elements?: string;
}

/** Contexts without their strings and predicates: only the steps are left. */
function stepsOf(contexts: readonly string[]): string {
  let steps = contexts.join(' | ').replace(/'[^']*'|"[^"]*"/g, '');
  for (let before = ''; before !== steps;) {
    before = steps;
    steps = steps.replace(/\[[^[\]]*\]/g, '');
  }
  return steps;
}

/** The local names in which all alternatives of contexts end; undefined where one of them ends otherwise. */
function lastNames(steps: string): readonly string[] | undefined {
  if (/[()]/.test(steps)) return undefined;
  const names = steps.split('|').map((path) => /(?:^|\/)\s*(?:[\w.-]+:)?([\w.-]+)\s*$/.exec(path.trim())?.[1]);
  const known = names.filter((name) => name !== undefined && name !== '.' && name !== '..') as string[];
  return known.length === names.length ? Array.from(new Set(known)) : undefined;
}

/** The walks of a pattern with these contexts: over elements by their names, over all elements, or over other nodes where a context names them. */
export function walksOf(contexts: readonly string[]): readonly Walk[] {
  const steps = stepsOf(contexts);
  const names = lastNames(steps);
  if (names) return names.map((name) => ({select: `key('${ELEMENTS}', '${name}')`, elements: name}));
  const any = /\bnode\s*\(|(^|[\s|(])[./]([\s|)]|$)/.test(steps);
  const nodes = any || /\b(text|comment|processing-instruction)\s*\(/.test(steps) ? 'node()' : '*';
  if (any || /@|\battribute\b/.test(steps)) return [{select: `(., descendant::${nodes}) ! (., @*)`}];
  return nodes === '*' ? [{select: 'descendant::*', elements: '*'}] : [{select: `descendant::${nodes}`}];
}
