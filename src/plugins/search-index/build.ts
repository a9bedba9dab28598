import type {PackedSynonyms, Row, Slice, Start, Synonyms, Texts} from '../../search/files';
import {packLengths, packWords} from '../../search/packed';
import {phrasesOf} from './phrases';
import {synonymFiles} from './synonyms';
import type {Entry} from './documents';
import {indexedPages} from './pagesFile';
import {weightsOf, type TermWeights} from './weights';

/** How many numbers a file of postings has at least: a query of one word loads one. */
const LEAST_IN_SLICE = 150;
/** So many texts are in a file. */
const TEXTS = 2;

/** Longest text of which a hit can show an excerpt; the words of the rest are found all the same. */
const LONGEST_TEXT = 200;

/** Finer weights make the files larger, not the order better. */
const STEPS = 2;

const LARGEST_DIGIT = 9;

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

const stepsOf = (numbers: readonly number[]): number[] => numbers.map((number, at) => number - (numbers[at - 1] ?? 0));

const sizeOf = ([texts, phrases = []]: Row): number => texts.length + phrases.length;

/** Numbers of the first rows of parts of about the same size. */
function cutsOf(rows: readonly Row[]): number[] {
  const cuts = [0];
  let size = 0;
  for (const [number, row] of rows.entries()) {
    if (size > LEAST_IN_SLICE) {
      cuts.push(number);
      size = 0;
    }
    size += sizeOf(row);
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
  /** By the names of their files. */
  readonly synonyms: Readonly<Record<string, PackedSynonyms>>;
}

/** The index of everything that the search finds, cut into files. The entries of a page follow each other, first the page. */
export function buildIndex(entries: readonly Entry[], synonyms: Synonyms): IndexFiles {
  const weights = new Map(weightsOf(entries));
  const {byTerm, lengths} = phrasesOf(entries, synonyms);
  const terms = [...new Set([...weights.keys(), ...byTerm.keys()])].sort();
  const rows = terms.map((term): Row => {
    const texts = rowOf(weights.get(term) ?? new Map<number, number>());
    const phrases = byTerm.get(term);
    return phrases ? [texts, stepsOf(phrases)] : [texts];
  });
  const cuts = cutsOf(rows);
  const files = synonymFiles(synonyms, new Set(terms));
  // Of a page its description, which is a sentence; what follows it is another beginning.
  const short = entries.map(({text, about}) => shortened(about || text));
  return {
    start: {
      terms: packWords(terms),
      frequencies: terms
        .map((term) => (weights.get(term)?.size ?? 0) + (byTerm.get(term)?.length ?? 0))
        .map((size) => Math.min(LARGEST_DIGIT, Math.floor(Math.log(size) / Math.log(3))))
        .join(''),
      cuts: stepsOf(cuts),
      places: indexedPages(entries),
      synonyms: packWords(Object.keys(files).sort()),
      phrases: packLengths(lengths),
      texts: TEXTS,
    },
    slices: cuts.map((from, number) => rows.slice(from, cuts[number + 1])),
    texts: Array.from({length: Math.ceil(short.length / TEXTS)}, (_, file) =>
      short.slice(file * TEXTS, (file + 1) * TEXTS),
    ),
    synonyms: files,
  };
}
