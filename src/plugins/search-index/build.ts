import type {Document, Entry} from './documents';
import {lunr, type Token} from './package';

/** How much a word counts by the place in which it is. */
const WEIGHTS = {title: 12, keywords: 8, page: 3, text: 1} as const;

/** How much more a whole page counts than a part of one. */
const PAGE_BOOST = 1.5;

/** How much less a short explanation counts than what it explains. */
const ASIDE_BOOST = 0.5;

/** Fields whose words are found in a wrong spelling or before they are typed to the end: the stem alone would not be near. */
const WHOLE_WORDS = ['title', 'keywords'];

/** Amounts and other numbers in a text, which nobody looks for; codes and years are found by records and titles. */
const NUMBER = /^[\d.,%€+-]+$/;

const PATH = /(?:^|\s)((?:\/[\w{}.-]+)+)/g;

/** The later parts of the paths of a text, each up to its end, such as `salesInvoice/send`: readers type them in place of the whole. */
export function pathEnds(text: string): string[] {
  const paths = [...text.matchAll(PATH)].map(([, path = '']) => path.slice(1).split('/'));
  return [...new Set(paths.flatMap((parts) => parts.slice(1).map((_part, start) => parts.slice(start + 1).join('/'))))];
}

/** The stem of a word, and in some fields the word too. Words such as `your` count in titles only: the worker first looks for a query with them. */
function stems(token: Token): Token[] {
  const isIn = (field: string): boolean => token.metadata.fields.includes(field);
  if (!isIn('title') && (!lunr.stopWordFilter(token) || (isIn('text') && NUMBER.test(token.toString())))) return [];
  const stem = lunr.stemmer(token.clone()) as Token;
  return WHOLE_WORDS.some(isIn) && stem.toString() !== token.toString() ? [token, stem] : [stem];
}

lunr.Pipeline.registerFunction(stems, 'stems');

/** Longest text of which a hit can show an excerpt; the words of the rest are found all the same. */
const LONGEST_TEXT = 240;

interface SerialIndex {
  readonly fieldVectors: readonly (readonly [place: string, vector: readonly number[]])[];
}

/** The index as its file has it, made smaller: no empty fields, rounded weights. A vector is a row of word numbers, each followed by its weight. */
function serialised(index: object): object {
  const serial = JSON.parse(JSON.stringify(index)) as SerialIndex;
  // Finer weights make the file larger, not the order better.
  const round = (weight: number): number => Math.max(1, Math.round(weight));
  const fieldVectors = serial.fieldVectors
    .filter(([, vector]) => vector.length > 0)
    .sort(([a], [b]) => a.localeCompare(b, 'en', {numeric: true}))
    .map(([place, vector]) => [place, vector.map((number, at) => (at % 2 === 0 ? number : round(number)))]);
  return {...serial, fieldVectors};
}

/** A text in the length that the index stores, with three dots where a part is left out. */
function shortened(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_TEXT))} …`;
}

/** The index of everything that the search finds, as the package's worker loads it, which has the same tokenizer and stemmer. */
export function buildIndex(entries: readonly Entry[]): {documents: Document[]; index: object}[] {
  const index = lunr(function build() {
    this.pipeline.remove(lunr.stopWordFilter);
    this.pipeline.remove(lunr.stemmer);
    this.pipeline.add(stems);
    this.ref('i');
    for (const [field, boost] of Object.entries(WEIGHTS)) this.field(field, {boost});
    for (const {document, keywords, page, whole, aside} of entries) {
      const words = keywords.join(' ');
      const fields = {
        i: String(document.i),
        title: document.t,
        keywords: [words, ...pathEnds(words)].join(' '),
        page,
        text: document.x,
      };
      const boost = whole ? PAGE_BOOST : aside ? ASIDE_BOOST : 1;
      this.add(fields, {boost});
    }
  });
  const documents = entries.map(({document}) => ({...document, x: shortened(document.x)}));
  return [{documents, index: serialised(index)}];
}
