import {unpackCells} from '../../search/packed';
import type {SentencesOfSet} from '../../sources/search/sentences';

/** A rule that says in one sentence what a document must not have, or not twice. */
export interface Sentence {
  readonly id: string;
  readonly text: string;
  readonly href: string;
  /** Page and rule set. */
  readonly where: string;
  /** Its words in small letters, with one space before and after each. */
  readonly words: string;
}

const spaced = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

/** The sentences of rule sets as their file has them, ready to be compared. */
export const readSentences = (sets: readonly SentencesOfSet[]): Sentence[] =>
  sets.flatMap(({w, u, c}) =>
    unpackCells(c, '\n').map((line) => {
      const [text = '', id = ''] = line.split('\t');
      return {id, text, href: u + id, where: w, words: spaced(text)};
    }),
  );

/** A part that more rules have names none of them, such as 'should not be present'. */
const MOST_WITH_PART = 3;

/** The rules that a query says word for word, the longest first, with the same signs before those with others such as `@`; else the few that have all of it. */
export function sentencesIn(sentences: readonly Sentence[], query: string): Sentence[] {
  const asked = spaced(query);
  const whole = sentences.filter(({words}) => asked.includes(words));
  const exact = ({text}: Sentence): number => Number(query.includes(text));
  if (whole.length > 0) return whole.sort((a, b) => b.words.length - a.words.length || exact(b) - exact(a));
  const parts = sentences.filter(({words}) => words.includes(asked));
  return parts.length > MOST_WITH_PART ? [] : parts;
}
