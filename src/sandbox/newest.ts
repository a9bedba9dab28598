/** Drops the oldest keys that can go of a Set or a Map until no more than `most` keys are left. */
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
