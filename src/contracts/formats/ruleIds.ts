const COMMENT = /<!--[\s\S]*?-->/g;
const INCLUDE = /<(?:\w+:)?include\s+href\s*=\s*["']([^"'#]+)/g;
const CHECK =
  /<(?:\w+:)?(?:assert|report|rule)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>\s*(?:\[([\w-]+)\])?/g;
const ID = /\sid\s*=\s*["']([^"']+)/;

/** What a file of a rule set has: the ids of its own checks, and the files that it includes, relative to it. */
export interface RuleFile {
  readonly ids: readonly string[];
  readonly includes: readonly string[];
}

/** The rules of a Schematron file. An id is that of a check, which a few have in their text alone, or, as SETU has it, of the rule with the check. */
export function ruleFileOf(schematron: string): RuleFile {
  const text = schematron.replace(COMMENT, '');
  return {
    ids: Array.from(text.matchAll(CHECK), ([, attributes = '', named]) => ID.exec(attributes)?.[1] ?? named).filter(
      (id) => id !== undefined,
    ),
    includes: Array.from(text.matchAll(INCLUDE), ([, file = '']) => file),
  };
}
