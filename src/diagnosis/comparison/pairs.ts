/** What belongs together in two documents; a side without a counterpart is alone. */
export type Pair<T> = readonly [left: T | undefined, right: T | undefined];

/**
 * Pairs of two lists: what has the same key, each once and in its order; what is left by the next way to make a key; and the rest by order.
 * @param keys ways to make a key, the surest first; nothing for what has none
 * @returns in the order of the left list, and then what only the right list has
 */
export function pairsOf<T>(
  left: readonly T[],
  right: readonly T[],
  keys: readonly ((each: T) => string | undefined)[],
): Pair<T>[] {
  const found = new Map<number, T>();
  let free = right.map((_, index) => index);

  /** Pairs the elements at some places, and takes those of the right list. */
  function match(take: (each: T) => number | undefined): void {
    const taken = new Set<number>();
    left.forEach((each, index) => {
      const place = found.has(index) ? undefined : take(each);
      const other = place === undefined ? undefined : right[place];
      if (place === undefined || other === undefined) return;
      found.set(index, other);
      taken.add(place);
    });
    free = free.filter((place) => !taken.has(place));
  }

  for (const keyOf of keys) {
    const places = new Map<string, number[]>();
    for (const place of free) {
      const other = right[place];
      const key = other === undefined ? undefined : keyOf(other);
      if (key === undefined) continue;
      const same = places.get(key);
      if (same) same.push(place);
      else places.set(key, [place]);
    }
    match((each) => places.get(keyOf(each) ?? '')?.shift());
  }
  const rest = [...free];
  match(() => rest.shift());
  return [
    ...left.map((each, index): Pair<T> => [each, found.get(index)]),
    ...free.map((place): Pair<T> => [undefined, right[place]]),
  ];
}
