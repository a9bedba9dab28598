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

function patternOf(term: string): string {
  const start = /^\w/.test(term) ? '(?<![\\p{L}\\p{N}_])' : '';
  const rest = term.endsWith('i')
    ? `${escapeRegExp(term.slice(0, -1))}(?:${ENDINGS_OF_I})`
    : `${escapeRegExp(term)}(?:${ENDINGS})?`;
  return `${start}${rest}(?![\\p{L}\\p{N}_])`;
}

const patterns = new WeakMap<readonly string[], RegExp>();

/** What finds terms in a text; made once for a list of them. */
function patternOfAll(terms: readonly string[]): RegExp {
  const known = patterns.get(terms);
  if (known) return known;
  const longestFirst = [...terms].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(${longestFirst.map(patternOf).join('|')})`, 'giu');
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
