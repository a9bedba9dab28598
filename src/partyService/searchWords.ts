import {wordTexts} from './normalise';

/** Words that say nothing about a party, in the languages of the descriptions. */
const STOP_WORDS = new Set(
  [
    'aan de den der des en het in op te van voor',
    'and at for in of on the',
    'am das die fur im und von',
    'au aux de du et la le les',
  ].flatMap((words) => words.split(' ')),
);

/** The words that a request looks for, without articles and prepositions, unless there are no others. */
export function searchWords(text: string): string[] {
  const words = [...new Set(wordTexts(text))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
