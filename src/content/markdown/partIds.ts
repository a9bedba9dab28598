import type {Root} from 'mdast';

const counts = new WeakMap<Root, number>();

/** The next number for a part of this page, from 1. */
export function nextPart(page: Root): string {
  const next = (counts.get(page) ?? 0) + 1;
  counts.set(page, next);
  return String(next);
}
