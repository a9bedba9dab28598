const KEY = 'psb-searches';
const MOST = 5;
/** A longer text is pasted, and may be something that nobody should find here. */
const LONGEST = 100;

const isQuery = (each: unknown): each is string =>
  typeof each === 'string' && each.trim() !== '' && each.length <= LONGEST;

/** The last queries that led somewhere, newest first; none where the browser stores nothing, or something else. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? [...new Set(kept.filter(isQuery))].slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps a query as the newest, in this browser alone. */
export function remember(query: string): void {
  if (!isQuery(query)) return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== query.toLowerCase());
  try {
    window.localStorage.setItem(KEY, JSON.stringify([query, ...others].slice(0, MOST)));
  } catch {
    // Storage is full or switched off.
  }
}

/** Removes all of them. */
export function forget(): void {
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // Storage is switched off.
  }
}
