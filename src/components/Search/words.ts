/** The words of a query without the marks around them, which the words of the index do not have either. */
export const wordsOf = (query: string): string =>
  query
    .split(/[\s-]+/)
    .map((word) => word.replace(/^\W+|\W+$/g, ''))
    .filter(Boolean)
    .join(' ');
