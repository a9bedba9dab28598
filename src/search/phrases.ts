import type {Synonyms} from './files';
import {doubted, itself, NEARNESS, synonymsOf, type Meaning, type QueryWord} from './meanings';
import type {Terms} from './terms';
import {stemOf} from './words';

const LONGEST_PHRASE = 3;
const SHORTEST_ALONE = 3;

/** What words mean together, and whether that is a synonym of them as a phrase. */
interface Together {
  readonly meanings: readonly Meaning[];
  readonly isPhrase: boolean;
}

/** What words mean together: two are one word in a text, such as `sub scription`, and more are a phrase with a synonym. */
function together(terms: Terms, phrase: readonly string[], synonyms: Synonyms): Together {
  const known = synonymsOf(terms, synonyms, phrase.map(stemOf).join(' '), NEARNESS.phrase);
  const joined = phrase.join('');
  const isPair = phrase.length === 2 && (phrase[1]?.length ?? 0) > 1;
  return {
    isPhrase: known.length > 0,
    meanings: [
      ...(isPair ? itself(terms, joined, NEARNESS.joined) : []),
      ...known,
      ...(isPair ? synonymsOf(terms, synonyms, stemOf(joined)) : []),
    ],
  };
}

/** What a word still means in a phrase that has a synonym: hardly anything alone, and nothing where it is as short as `id`. */
const inPhrase = ({word, meanings}: QueryWord): Meaning[] =>
  word.length < SHORTEST_ALONE ? [] : meanings.map(doubted);

/** The words that follow each other in a query, so many at a time. */
const windows = (query: readonly string[], size: number): (readonly string[])[] =>
  query.slice(size - 1).map((_word, at) => query.slice(at, at + size));

/** Adds to words what each means with those beside it in a query. */
export function inPhrases(
  terms: Terms,
  words: readonly QueryWord[],
  query: readonly string[],
  synonyms: Synonyms,
): QueryWord[] {
  let paired = [...words];
  for (let size = 2; size <= LONGEST_PHRASE; size += 1) {
    for (const phrase of windows(query, size)) {
      const {isPhrase, meanings} = together(terms, phrase, synonyms);
      const isPart = ({word}: QueryWord): boolean => phrase.includes(word);
      // Words that say nothing each, such as `is wrong`.
      if (meanings.length > 0 && !paired.some(isPart)) paired.push({word: phrase.join(' '), meanings});
      else
        paired = paired.map((each) =>
          isPart(each) ? {...each, meanings: [...(isPhrase ? inPhrase(each) : each.meanings), ...meanings]} : each,
        );
    }
  }
  return paired;
}
