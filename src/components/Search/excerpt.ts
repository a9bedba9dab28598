import {escapeRegExp} from '../../contracts/escapeRegExp';

/** A piece of a text; marked when the query met it. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

/** What the stemmer of the index removes from the end of a word, and what it changes to an `i`. */
const ENDINGS =
  'e|s|es|ed|d|er|ers|or|ors|ing|ings|ion|ions|ation|ations|ate|ates|ated|icate|icates|icated|ication|al|als|ally|able|ment|ments|ive|ity|ly|y|ies|ied';
const ENDINGS_OF_I = 'y|ies|ied|ying|ication|ial|ials|i';

const CONTEXT = 50;

const IN_WORD = '[\\p{L}\\p{N}_]';
const NOT_WITHIN = `(?<!${IN_WORD})`;

/** A term that is one word, and so can be found in one way only at a place of a text. */
const ONE_WORD = /^\w[\p{L}\p{N}_]*$/u;

/** Any of some terms, with the endings once for all: reading those is most of the work for a pattern. */
function anyOf(terms: readonly string[]): string {
  const [changed, others] = [true, false].map((inI) => terms.filter((term) => term.endsWith('i') === inI));
  const either = (starts: readonly string[] = []): string => `(?:${starts.map(escapeRegExp).join('|')})`;
  const ways = [
    others?.length && `${either(others)}(?:${ENDINGS})?`,
    changed?.length && `${either(changed.map((term) => term.slice(0, -1)))}(?:${ENDINGS_OF_I})`,
  ];
  return `(?:${ways.filter(Boolean).join('|')})`;
}

function patternOfTerms(terms: readonly string[]): RegExp {
  const words = terms.filter((term) => ONE_WORD.test(term));
  const longestFirst = terms.filter((term) => !ONE_WORD.test(term)).sort((a, b) => b.length - a.length);
  const names = longestFirst.map((term) => `${/^\w/.test(term) ? NOT_WITHIN : ''}${anyOf([term])}`);
  const ways = [...names, ...(words.length > 0 ? [`${NOT_WITHIN}${anyOf(words)}`] : [])];
  return new RegExp(`((?:${ways.join('|')})(?!${IN_WORD}))`, 'giu');
}

const patterns = new WeakMap<readonly string[], RegExp>();

/** What finds terms in a text; made once for a list of them. */
function patternOfAll(terms: readonly string[]): RegExp {
  const pattern = patterns.get(terms) ?? patternOfTerms(terms);
  patterns.set(terms, pattern);
  return pattern;
}

/** A text in pieces, the words that a query met marked. The terms are words and stems in lower case. */
export function piecesOf(text: string, terms: readonly string[]): Piece[] {
  if (terms.length === 0) return text ? [{text, marked: false}] : [];
  return text
    .split(patternOfAll(terms))
    .map((part, index) => ({text: part, marked: index % 2 === 1}))
    .filter((piece) => piece.text);
}

/** At most `length` characters of a text, from before the first word that a query met. */
export function excerptOf(text: string, terms: readonly string[], length = 170): Piece[] {
  const [before, hit] = piecesOf(text, terms);
  const at = before?.marked ? 0 : hit ? (before?.text.length ?? 0) : 0;
  const wanted = text.length <= length ? 0 : Math.max(0, Math.min(at - CONTEXT, text.length - length));
  const start = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const last = text.lastIndexOf(' ', start + length);
  const end = text.length <= start + length ? text.length : last > start ? last : start + length;
  return piecesOf(`${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`, terms);
}

/** The words of a query without the marks around them, which the words of the index do not have either. */
export const wordsOf = (query: string): string =>
  query
    .split(/[\s-]+/)
    .map((word) => word.replace(/^\W+|\W+$/g, ''))
    .filter(Boolean)
    .join(' ');
