/**
 * Whether one typing error at most makes one word the other: a letter replaced, added, left out, or swapped with the next
 * (Damerau–Levenshtein distance of at most 1).
 */
export function withinOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}

/** The letters of a word that occur in another at about the same place, in order. */
function commonLetters(word: string, other: string): string {
  const reach = Math.max(0, Math.floor(Math.max(word.length, other.length) / 2) - 1);
  const free = Array.from(other);
  let common = '';
  Array.from(word).forEach((letter, at) => {
    const from = Math.max(0, at - reach);
    const found = free.slice(from, at + reach + 1).indexOf(letter);
    if (found === -1) return;
    free[from + found] = '';
    common += letter;
  });
  return common;
}

/** How alike two words are, from 0 to 1, by Jaro and Winkler: common letters count, and a common beginning more. */
export function jaroWinkler(word: string, other: string): number {
  if (word === other) return 1;
  const [mine, theirs] = [commonLetters(word, other), commonLetters(other, word)];
  const common = mine.length;
  if (common === 0) return 0;
  const moved = Array.from(mine).filter((letter, at) => letter !== theirs[at]).length / 2;
  const jaro = (common / word.length + common / other.length + (common - moved) / common) / 3;
  let prefix = 0;
  while (prefix < 4 && prefix < word.length && word[prefix] === other[prefix]) prefix += 1;
  return jaro + prefix * 0.1 * (1 - jaro);
}

/** Below this, two words have letters in common by chance. */
const BY_CHANCE = 0.8;

/** How alike the words of two names are, from 0 to 1: each word of one with the most similar of the other, long words more than short ones. The order makes no difference. */
export function nameSimilarity(one: readonly string[], other: readonly string[]): number {
  const pairs = one.map((word) => other.map((each) => jaroWinkler(word, each)));
  const best = (similarities: readonly number[]): number => {
    const most = Math.max(0, ...similarities);
    return most >= BY_CHANCE ? most : 0;
  };
  let [alike, length] = [0, 0];
  one.forEach((word, at) => {
    alike += word.length * best(pairs[at] ?? []);
    length += word.length;
  });
  other.forEach((word, at) => {
    alike += word.length * best(pairs.map((row) => row[at] ?? 0));
    length += word.length;
  });
  return length === 0 ? 0 : alike / length;
}
