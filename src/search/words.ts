import type {Synonyms} from './files';
import lunr from './lunr';

/** The prefix of an XML name, without which it is the same name. */
const PREFIX = /^\p{Ll}{2,4}:(?=\p{Lu}\w*$)/u;

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const BETWEEN = /[^\p{L}\p{N}]+/u;
const CAMEL = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Longer ones, such as a whole address, are found by their parts. */
const LONGEST = 60;
/** A hyphen joins words, not the parts of a name: `self-billing` is two words. */
const ONLY_HYPHENS = /^\p{L}+(?:[-–]\p{L}+)*$/u;

/** A word of a text or query as it is written, and in parts, all in lower case: `sendSalesInvoice` is also `send`, `sales` and `invoice`. */
export function partsOfWord(written: string): {readonly whole: string; readonly parts: readonly string[]} {
  const word = written
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(EDGES, '')
    .replace(/['’]s?\b/g, '');
  const parts = word
    .split(BETWEEN)
    .flatMap((part) => part.split(CAMEL))
    .filter(Boolean)
    .map((part) => part.toLowerCase());
  return {whole: word.replace(PREFIX, '').toLowerCase(), parts};
}

/** The words of a text, each as it is written and in its parts. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).flatMap((written) => {
    const {whole, parts} = partsOfWord(written);
    const [first = '', ...more] = parts;
    if (more.length === 0) return first ? [first] : [];
    const isJoined = whole.length > LONGEST || (ONLY_HYPHENS.test(whole) && whole.includes('-'));
    return isJoined ? parts : [whole, ...parts];
  });
}

/** The stem of a word in lower case, as the index has it. */
export const stemOf = (word: string): string => lunr.stemmer(new lunr.Token(word, {})).toString();

/** A word with capitals within, or joined by other signs than hyphens. */
const NAME = /\p{Ll}\p{Lu}|\w[/:_.@]\w/u;

/** Whether a word, as it is written, is a name such as `canSendDocument` or a path, which means nothing but itself. */
export const isName = (written: string): boolean => NAME.test(written);

const LONGEST_WORD = 16;

/** Whether a word is so long that it is the name of an element or a field in one word, which nobody types in another form. */
export const isLongName = (word: string): boolean => word.length > LONGEST_WORD;

/** Whether a word, such as `the`, tells nothing about what a text is about. */
export const isFiller = (word: string): boolean => lunr.stopWordFilter(new lunr.Token(word, {})) === undefined;

/** The words that tell what a text is about, without such as `the` and those that a dictionary says nothing of; all, where none does. */
export function tellingOf(words: readonly string[], synonyms: Synonyms = {}): readonly string[] {
  const telling = words.filter((word) => !isFiller(word) && synonyms[stemOf(word)]?.length !== 0);
  return telling.length > 0 ? telling : words;
}

/** What looks like a code in a pasted text: `[ERRSND4000001]`, `BR-CO-15`, `API404`. */
const CODE = /^(?=.*\d)(?=.*[A-Z])[A-Z][A-Z\d]*(?:[-_][A-Z\d]+)*$/;
const SHORTEST_CODE = 5;

/** The codes in a text that has other words too. */
export function codesIn(text: string): string[] {
  const words = text.split(/[\s[\](){}:;,"']+/).filter(Boolean);
  if (words.length < 2) return [];
  return words.map((word) => word.replace(EDGES, '')).filter((word) => word.length >= SHORTEST_CODE && CODE.test(word));
}
