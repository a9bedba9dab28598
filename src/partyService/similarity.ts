/** How many characters two texts have in common at the beginning. */
export function commonStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** Whether the Damerau–Levenshtein distance of two words is at most 1: a letter replaced, added, left out, or swapped with the next. */
export function withinOneEdit(one: string, other: string): boolean {
  const at = commonStart(one, other);
  const [mine, theirs] = [one.slice(at), other.slice(at)];
  const isSwapped = mine.slice(1, 2) + mine.slice(0, 1) + mine.slice(2) === theirs;
  const isReplaced = mine.slice(1) === theirs.slice(1);
  return isSwapped || isReplaced || mine.slice(1) === theirs || mine === theirs.slice(1);
}

/** The letters of a word that occur in another at about the same place, in order. */
function commonLetters(word: string, other: string): string {
  const reach = Math.max(0, Math.floor(Math.max(word.length, other.length) / 2) - 1);
  const free = Array.from(other);
  return Array.from(word)
    .filter((letter, at) => {
      const from = Math.max(0, at - reach);
      const found = free.slice(from, at + reach + 1).indexOf(letter);
      if (found !== -1) free[from + found] = '';
      return found !== -1;
    })
    .join('');
}

/** How alike two words are, from 0 to 1, by Jaro and Winkler: common letters count, and a common beginning more. */
export function jaroWinkler(word: string, other: string): number {
  const [mine, theirs] = [commonLetters(word, other), commonLetters(other, word)];
  const common = mine.length;
  if (common === 0) return 0;
  const moved = Array.from(mine).filter((letter, at) => letter !== theirs[at]).length / 2;
  const jaro = (common / word.length + common / other.length + (common - moved) / common) / 3;
  return jaro + Math.min(4, commonStart(word, other)) * 0.1 * (1 - jaro);
}

/** Below this, two words have letters in common by chance. */
const BY_CHANCE = 0.8;

/** The letters of words that are like one of the others, each word counted by how alike they are. */
function lettersAlike(words: readonly string[], others: readonly string[]): number {
  const alike = words.map((word) => {
    const most = Math.max(0, ...others.map((other) => jaroWinkler(word, other)));
    return most >= BY_CHANCE ? most * word.length : 0;
  });
  return alike.reduce((sum, each) => sum + each, 0);
}

/** How alike the words of two names are, from 0 to 1: each word of one with the most similar of the other, long words more than short ones. The order makes no difference. */
export function nameSimilarity(one: readonly string[], other: readonly string[]): number {
  const letters = [...one, ...other].join('').length;
  return letters === 0 ? 0 : (lettersAlike(one, other) + lettersAlike(other, one)) / letters;
}
