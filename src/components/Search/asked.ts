import {namesRule} from './codeFiles';

/** A query with so many words may be pasted from a validator: its words are looked for in those of the rules too. */
const FEWEST_OF_TEXT = 8;

/** Whether a query may be the text of a rule: it is long, and names none by its id. */
export const isPasted = (query: string): boolean => query.split(/\s+/).length >= FEWEST_OF_TEXT && !namesRule(query);
