/** A query with so many words may be pasted from a validator: its words are looked for in those of the rules too. */
const FEWEST_OF_TEXT = 8;

/** Whether a query is long enough to be a pasted text. */
export const isPasted = (query: string): boolean => query.split(/\s+/).length >= FEWEST_OF_TEXT;
