/** Letters between the parts of a compound in Dutch and German: `Rechnung-s-nummer`. */
const LINKS = ['', 's', 'n', 'en', 'e', 'er', 'es'];
/** How many letters a part of a compound has at least. */
export const SHORTEST_PART = 3;

/** What may follow a beginning of a compound: the rest, without each link that it begins with. */
export function restsOf(word: string, beginning: number): string[] {
  const rest = word.slice(beginning);
  return LINKS.filter((link) => rest.startsWith(link))
    .map((link) => rest.slice(link.length))
    .filter((part) => part.length >= SHORTEST_PART);
}

/** The known words that a compound is made of, the longest beginning first; nothing where it isn't one. */
export function partsOf(word: string, isKnown: (part: string) => boolean): readonly string[] | undefined {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const first = word.slice(0, at);
    if (!isKnown(first)) continue;
    for (const rest of restsOf(word, at)) {
      const more = isKnown(rest) ? [rest] : partsOf(rest, isKnown);
      if (more) return [first, ...more];
    }
  }
  return undefined;
}
