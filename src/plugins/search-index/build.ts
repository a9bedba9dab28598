import type {Slice, Start, Synonyms, Texts} from '../../search/files';
import {packSynonyms, packWords} from '../../search/packed';
import type {Entry} from './documents';
import {indexedPages} from './pagesFile';
import {weightsOf, type TermWeights} from './weights';

/** How many files the postings are in, of about the same size: a query of one word loads one. */
const SLICES = 700;
/** So many texts are in a file. */
const TEXTS = 4;

/** Longest text of which a hit can show an excerpt; the words of the rest are found all the same. */
const LONGEST_TEXT = 200;

/** Finer weights make the files larger, not the order better. */
const STEPS = 2;

const LARGEST_FREQUENCY = 9;

/** A row of a slice: the step from one text to the next, and the weight there. */
function rowOf(weights: TermWeights): number[] {
  let last = 0;
  return [...weights]
    .sort(([one], [other]) => one - other)
    .flatMap(([text, weight]) => {
      const step = text - last;
      last = text;
      const size = Math.max(1, Math.round(Math.abs(weight) * STEPS));
      return [step, weight < 0 ? -size : size];
    });
}

/** Numbers of the first rows of parts of about the same size. */
function cutsOf(rows: readonly (readonly number[])[]): number[] {
  const each = rows.reduce((sum, row) => sum + row.length, 0) / SLICES;
  const cuts = [0];
  let size = 0;
  for (const [number, row] of rows.entries()) {
    if (size > each) {
      cuts.push(number);
      size = 0;
    }
    size += row.length;
  }
  return cuts;
}

/** A text in the length that a hit may show, with three dots where a part is left out. */
function shortened(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_TEXT))} …`;
}

/** The files of an index. */
export interface IndexFiles {
  readonly start: Omit<Start, 'hash'>;
  readonly slices: readonly Slice[];
  readonly texts: readonly Texts[];
}

/** The index of everything that the search finds, cut into files. The entries of a page follow each other, first the page. */
export function buildIndex(entries: readonly Entry[], synonyms: Synonyms): IndexFiles {
  const terms = weightsOf(entries);
  const rows = terms.map(([, weights]) => rowOf(weights));
  const cuts = cutsOf(rows);
  const short = entries.map(({text}) => shortened(text));
  return {
    start: {
      terms: packWords(terms.map(([term]) => term)),
      frequencies: terms
        .map(([, {size}]) => Math.min(LARGEST_FREQUENCY, Math.floor(Math.log(size) / Math.log(3))))
        .join(''),
      cuts,
      places: indexedPages(entries),
      synonyms: packSynonyms(synonyms),
      texts: TEXTS,
    },
    slices: cuts.map((from, number) => rows.slice(from, cuts[number + 1])),
    texts: Array.from({length: Math.ceil(short.length / TEXTS)}, (_, file) =>
      short.slice(file * TEXTS, (file + 1) * TEXTS),
    ),
  };
}
