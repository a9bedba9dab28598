function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not every address is well-formed.
    return text;
  }
}

/**
 * The words of the last part of an address, to search for. The folders before it would only narrow the search.
 * @param pathname for example `/introduction/gettingStartd.html`, of which the words are `getting Startd`
 */
export function wordsOfAddress(pathname: string): string {
  const parts = decoded(pathname)
    .split('/')
    .map((part) =>
      part
        .replace(/\.[a-z]+$/, '')
        .replace(/([a-z\d])([A-Z])/g, '$1 $2')
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
        .join(' '),
    );
  return parts.filter(Boolean).at(-1) ?? '';
}
