/** How a rule says that a document must not have one element, or not twice: more than a thousand say it, and nearly nothing else. */
const FORBIDDING = /should ?not (?:include|be present)|shall not be used|(?:at most|maximum) once/i;

/** So many rules with the same words are found, which several rule sets may have: they leave room for the pages that explain them. */
export const MOST_RULES = 2;

/** Whether the text of a rule, or a query that may be one, forbids an element. */
export const isForbidding = (text: string): boolean => FORBIDDING.test(text);
