/** A field of `findArgs`, compared with a party. */
export interface Comparison {
  /** As a path from `args`. */
  readonly field: string;
  readonly given: string;
  /** The value of the party that is most like it; null if it has none. */
  readonly found: string | null;
  /** Whether both are the same, however they are written. */
  readonly agrees: boolean;
  /** From 0 to 1. */
  readonly similarity: number;
}

/** The most similar of several values of a party. */
export function best<T>(
  field: string,
  given: string,
  values: readonly T[],
  textOf: (value: T) => string,
  similarityOf: (value: T) => number,
): Comparison {
  let most: {readonly value: T; readonly similarity: number} | undefined;
  for (const value of values) {
    const similarity = similarityOf(value);
    if (!most || similarity > most.similarity) most = {value, similarity};
  }
  if (!most) return {field, given, found: null, agrees: false, similarity: 0};
  const {value, similarity} = most;
  return {field, given, found: textOf(value), agrees: similarity === 1, similarity};
}
