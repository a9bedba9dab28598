/**
 * Items in groups, in their order, for tests that look at several things in one browser window: a new window costs as much as a page.
 * @param size of each group but the last, which can be smaller
 */
export function groupsOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({length: Math.ceil(items.length / size)}, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
