import {namesRule} from './codeFiles';

/** How many words a query has at least that may be pasted from a validator or a log, by what it looks like: the first that fits. */
const FEWEST: readonly (readonly [looks: RegExp, words: number])[] = [
  // How rules say what has to be, and what else hardly anybody types.
  [/\b(?:MUST|SHALL|SHOULD|MAY)\b|\.$|[[\]<>"]|\B'/, 4],
  // Most readers type no capital at the beginning, nor a name such as `currencyID`.
  [/^\p{Ll}*\p{Lu}/u, 5],
  [/^/, 12],
];

/** Whether a query may be the text of a rule or a message, which is looked for among all of these too: it is long, and names no rule by its id. */
export function isPasted(query: string): boolean {
  const text = query.trim();
  const [, fewest = 0] = FEWEST.find(([looks]) => looks.test(text)) ?? [];
  return text.split(/[\s":,]+/).length >= fewest && !namesRule(text);
}
