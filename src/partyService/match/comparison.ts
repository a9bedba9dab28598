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

/** The most similar of several values. */
export function best(
  field: string,
  given: string,
  values: readonly string[],
  similarity: (value: string) => number,
): Comparison {
  const scored = values.map((found) => ({found, similarity: similarity(found)}));
  const top = scored.reduce<(typeof scored)[number] | undefined>(
    (most, each) => (most && most.similarity >= each.similarity ? most : each),
    undefined,
  );
  if (!top) return {field, given, found: null, agrees: false, similarity: 0};
  return {field, given, ...top, agrees: top.similarity === 1};
}
