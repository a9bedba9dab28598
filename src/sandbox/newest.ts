/**
 * Drops the oldest keys of a Set or a Map until no more than `most` are left.
 * @param canGo which keys can be dropped; without it, all
 */
export function keepNewest<K>(
  kept: {readonly size: number; keys(): Iterable<K>; delete(key: K): boolean},
  most: number,
  canGo: (key: K) => boolean = () => true,
): void {
  for (const key of kept.keys()) {
    if (kept.size <= most) return;
    if (canGo(key)) kept.delete(key);
  }
}
