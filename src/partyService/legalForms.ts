import type {LegalForm} from './data';
import {compact, wordsOf, type Word} from './normalise';

/** An abbreviation such as `S.à r.l.` has at most this number of words. */
const MOST_WORDS = 4;

/** Gives the words of a name without its legal form. */
export type NameReader = (name: string) => Word[];

const joined = (words: readonly Word[]): string => words.map(({text}) => text).join('');

/**
 * A reader of names, which leaves out an abbreviation of a legal form at the beginning or the end, however it is written: `BV`, `B.V.`, `b v`.
 * @param forms the legal forms of all countries
 */
export function nameReader(forms: readonly LegalForm[]): NameReader {
  const abbreviations = new Set(forms.flatMap(({abbreviation}) => (abbreviation ? [compact(abbreviation)] : [])));
  return (name) => {
    const words = wordsOf(name);
    for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1) {
      if (abbreviations.has(joined(words.slice(-count)))) return words.slice(0, -count);
      if (abbreviations.has(joined(words.slice(0, count)))) return words.slice(count);
    }
    return words;
  };
}
