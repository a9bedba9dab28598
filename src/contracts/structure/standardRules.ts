const COMMENT = /<!--[\s\S]*?-->/g;
/** A check of EN 16931 begins with its id: `[BR-DEC-01]-The allowed maximum number of decimals for … (BT-92) is 2.` */
const CHECK = />\s*\[([\w-]+)\]([^<]*)/g;
const TERM = /\bB[TG]-\d+/g;

/** The rules of a Schematron file of EN 16931, each with the business terms that its text names. */
export const standardRulesIn = (schematron: string): [rule: string, terms: readonly string[]][] =>
  Array.from(schematron.replace(COMMENT, '').matchAll(CHECK), ([, id = '', text = '']) => [id, text.match(TERM) ?? []]);
