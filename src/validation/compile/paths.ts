import {escaped} from './check';
import {unquoted} from './contexts';
import {ATTRIBUTES, ELEMENTS} from './keys';

/** What precedes an absolute path: nothing, a sign, or an operator in letters. */
const BEFORE = String.raw`(?<=^\s*|[(,=<>|+!\[]\s*|\b(?:and|or|in|return|then|else|satisfies|eq|ne|lt|le|gt|ge|to|div|mod|union)\s+)`;
const QNAME = String.raw`(?:[\p{L}_][\p{L}\p{N}_.-]*:)?[\p{L}_][\p{L}\p{N}_.-]*`;
/** What follows a name that is a step: not more of the name, no axis and no function. */
const END = String.raw`(?![\p{L}\p{N}_.:-]|\s*[(:])`;

/** `//cac:TaxCategory`, `//@schemeID`: all elements or attributes of a name. */
const ALL = new RegExp(String.raw`${BEFORE}//@?${QNAME}${END}`, 'gu');
/** A path from the root, or from what a variable has of it, by child elements to elements or an attribute. */
const FROM_ROOT = new RegExp(
  String.raw`(?:${BEFORE}|\$psb:path\d+)(?:/(?:\*|${QNAME}${END}))+(?:/@${QNAME}${END})?(?!\s*\[)`,
  'gu',
);
/** `not(…)` of a path without conditions, and the names at its end. */
const NONE = new RegExp(
  String.raw`^\s*not\s*\(\s*(?:\([\s\w.:|/@-]*\)/)?(?:[\w.:-]*/)*?(?:(${QNAME})/)?(@?${QNAME})\s*\)\s*$`,
  'u',
);

/** A step of a pattern with a predicate. */
const STEP = new RegExp(String.raw`${QNAME}(?=\s*\[)`, 'gu');

/** Functions after which a path can begin in another document. */
const OTHER_DOCUMENT = /\b(?:document|doc|collection|key|id|root)\s*\(/;
/** Predicates, without what is in brackets, that are true or false: comparisons, functions that say so, and paths. */
const CONDITION =
  /[=<>]|\s(?:and|or|eq|ne)\s|^\s*(?:not|exists|empty|boolean|contains|starts-with|ends-with|matches)\(\)|^\s*@?[\p{L}_][\p{L}\p{N}_.:/-]*\s*$/u;

/** What is in the predicate that begins a text, and where it ends; undefined where none begins. */
function predicateAt(text: string): {content: string; end: number} | undefined {
  const start = /^\s*\[/.exec(text)?.[0].length;
  if (start === undefined) return undefined;
  let depth = 1;
  let end = start;
  while (depth > 0 && end < text.length) depth += {'[': 1, ']': -1}[text.charAt(end++)] ?? 0;
  return {content: text.slice(start, end - 1), end};
}

/** A text without what is in brackets: `()` is left of calls and groups, nothing of predicates. */
function emptied(text: string): string {
  const next = text.replace(/\((?:[^()[\]]|\(\))+\)/g, '()').replace(/\[(?:[^()[\]]|\(\))*\]/g, '');
  return next === text ? text : emptied(next);
}

/** Whether the predicates that begin a text choose nodes by what they are, and not by their position among siblings. */
function areConditions(text: string): boolean {
  const predicate = predicateAt(text);
  if (!predicate) return true;
  const {content, end} = predicate;
  const isCondition = !/\b(?:position|last)\s*\(/.test(content) && CONDITION.test(emptied(content));
  return isCondition && areConditions(text.slice(end));
}

/** What stands in place of a path, and how much of what follows goes with it. */
type Replacement = readonly [text: string, taken?: number];

/** Replaces a kind of path where it is in as many predicates or more; `by` is given the path and what follows it. */
function replaced(
  xpath: string,
  kind: RegExp,
  depth: number,
  by: (found: string, rest: string) => Replacement,
): string {
  const text = unquoted(xpath);
  let result = '';
  let from = 0;
  for (const {0: found, index} of text.matchAll(kind)) {
    const before = text.slice(0, index);
    if (index < from || before.split('[').length - before.split(']').length < depth) continue;
    const end = index + found.length;
    const [next, taken = 0] = by(found, text.slice(end));
    result += xpath.slice(from, index) + next;
    from = end + taken;
  }
  return result + xpath.slice(from);
}

/**
 * Paths whose nodes are the same in every context. Read anew for each element they make a check take time by the square of the number of lines,
 * so that the sheet reads each once, into a variable.
 */
export interface SharedPaths {
  /** An expression with variables in place of such paths. */
  readonly inTest: (xpath: string) => string;
  /** The context of a rule, which is a pattern: only its predicates are expressions. */
  readonly inContext: (pattern: string) => string;
  /** The variables, as XSLT. */
  readonly variables: () => readonly string[];
}

/** Collects the shared paths of a sheet. */
export function sharedPaths(): SharedPaths {
  const names = new Map<string, string>();

  function variable(select: string): string {
    const name = names.get(select) ?? `psb:path${names.size}`;
    names.set(select, name);
    return `$${name}`;
  }

  function all(name: string): string {
    const local = name.replace(/^@?(?:.*:)?/, '');
    const isThis = name.startsWith('@') ? `attribute(${name.slice(1)})` : name;
    return variable(`key('${name.startsWith('@') ? ATTRIBUTES : ELEMENTS}', '${local}')[self::${isThis}]`);
  }

  function shared(xpath: string, from: number): string {
    if (OTHER_DOCUMENT.test(unquoted(xpath))) return xpath;
    const named = replaced(xpath, ALL, from, (found, rest) => [areConditions(rest) ? all(found.slice(2)) : found]);
    return replaced(named, FROM_ROOT, from, (path) => [variable(path)]);
  }

  /** A step of a pattern whose predicate all nodes below it ask. For an element that is the only one of its name, it is computed once. */
  function step(name: string, rest: string): Replacement {
    const {content = '', end = 0} = predicateAt(rest) ?? {};
    const isAsked = /^\s*\//.test(rest.slice(end)) && !/[$']/.test(content) && areConditions(rest);
    if (!isAsked) return [name];
    const only = variable(`count(${all(name)}) = 1`);
    return [`${name}[if (${only}) then ${variable(`exists(${all(name)}[${content}])`)} else ${content}]`, end];
  }

  return {
    inTest(xpath) {
      const needed = NONE.exec(xpath)?.slice(1).filter(Boolean) ?? [];
      return [...needed.map((name) => `empty(${all(name)})`), shared(xpath, 0)].join(' or ');
    },
    inContext: (pattern) => replaced(shared(pattern, 1), STEP, 0, step),
    variables: () =>
      Array.from(names, ([select, name]) => `<xsl:variable name="${name}" select="${escaped(select)}"/>`),
  };
}
