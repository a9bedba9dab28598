/**
 * The option that a key leads to; the arrow keys go round.
 * @param active number of the chosen option, nothing while no list is shown
 * @param count how many options there are
 * @returns nothing for a key that leads to none
 */
export function nextActive(key: string, active: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active === undefined ? 0 : (active + 1) % count;
  if (key === 'ArrowUp') return active === undefined ? count - 1 : (active - 1 + count) % count;
  if (active === undefined) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
