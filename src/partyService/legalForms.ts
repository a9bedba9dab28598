import type {LegalForm} from './data';
import {compact, wordTexts} from './normalise';

/** An abbreviation such as `S.à r.l.` has at most this number of words. */
const MOST_WORDS = 4;

interface Name {
  /** All its words, folded. */
  readonly words: readonly string[];
  /** Its words without the legal form. */
  readonly core: readonly string[];
}

/** Reads a name. */
export type NameReader = (name: string) => Name;

/**
 * A reader of names, which leaves out an abbreviation of a legal form at the beginning or the end, however it is written: `BV`, `B.V.`, `b v`.
 * @param forms the legal forms of all countries
 */
export function nameReader(forms: readonly LegalForm[]): NameReader {
  const abbreviations = new Set(forms.flatMap(({abbreviation}) => (abbreviation ? [compact(abbreviation)] : [])));
  function coreOf(words: readonly string[]): readonly string[] {
    for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1) {
      if (abbreviations.has(words.slice(-count).join(''))) return words.slice(0, -count);
      if (abbreviations.has(words.slice(0, count).join(''))) return words.slice(count);
    }
    return words;
  }
  return (text) => {
    const words = wordTexts(text);
    return {words, core: coreOf(words)};
  };
}
