import {namesRule} from './codeFiles';

/** A query with so many words may be pasted from a validator: its words are looked for in those of the rules too. */
const FEWEST_OF_TEXT = 8;

/** How rules say what has to be, and what else only a pasted text has. */
const OF_RULE = /\b(?:MUST|SHALL|SHOULD|MAY)\b|\.$|[[\]<>"]/;
const FEWEST_WITH_SIGNS = 4;

/** Whether a query may be the text of a rule: it is long, and names none by its id. */
export function isPasted(query: string): boolean {
  const {length} = query.trim().split(/\s+/);
  return length >= (OF_RULE.test(query) ? FEWEST_WITH_SIGNS : FEWEST_OF_TEXT) && !namesRule(query);
}
