/** Strings and comments of an XPath. */
const QUOTED = /'[^']*'|"[^"]*"|\(:[\s\S]*?:\)/g;

/** A text with what is quoted blanked out, as long as before. */
export const unquoted = (xpath: string): string => xpath.replace(QUOTED, (text) => "'".padEnd(text.length, "'"));

/** The alternatives of a context: what is between those `|` that no bracket has around it. */
function alternativesOf(context: string): string[] {
  const text = unquoted(context);
  const bars = Array.from(text.matchAll(/\|/g), ({index}) => index).filter((at) => {
    const before = text.slice(0, at);
    return before.replace(/[^([]/g, '').length === before.replace(/[^)\]]/g, '').length;
  });
  return [-1, ...bars].map((bar, index) => context.slice(bar + 1, bars[index]).trim());
}

/** Whether a pattern ends in a wildcard such as `cbc:*`, whatever its predicates. */
function endsInWildcard(pattern: string): boolean {
  const text = unquoted(pattern);
  const next = text.replace(/\[[^[\]]*\]/g, '');
  return next === text ? text.trim().endsWith('*') : endsInWildcard(next);
}

/**
 * The patterns by which the nodes of a context are found. Of `cbc:Amount | cac:Total/cbc:*`, SaxonJS 2.7 finds only nodes with the names that it has, so that
 * a pattern is either of names or of a wildcard.
 * @throws Error for both within brackets
 */
export function patternsOfContext(context: string): readonly string[] {
  const all = alternativesOf(context);
  const wild = all.filter(endsInWildcard);
  const named = all.filter((each) => !wild.includes(each));
  const inBrackets = named.some((each) => /^\s*\((?=[^[]*\|)[^[]*\*\s*[|)]/.test(unquoted(each)));
  if (inBrackets) throw new Error(`The context ${context} has a wildcard within brackets, which is not supported`);
  return wild.length === 0 ? [context] : [...(named.length > 0 ? [named.join(' | ')] : []), ...wild];
}
