/** The option that a key leads to from the active one, if any, of so many; nothing for other keys. The arrow keys go round. */
export function nextActive(key: string, active: number | undefined, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active === undefined ? 0 : (active + 1) % count;
  if (key === 'ArrowUp') return active === undefined ? count - 1 : (active - 1 + count) % count;
  if (active === undefined) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
