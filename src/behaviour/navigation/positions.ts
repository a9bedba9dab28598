const STORAGE = 'psb-positions';

/** Scroll positions by the key that the router gives each entry of the history. */
let positions: Record<string, number> = {};
let shown = '';
let returns = false;

const keyOf = (state: unknown): string | undefined => (state as {key?: string} | null)?.key;

/** The key of the current entry. An entry that the router did not make, such as that of a link to a heading, gets a key like the router's. */
function entry(): string {
  const {state} = window.history as {state: object | null};
  const key = keyOf(state) ?? Math.random().toString(36).slice(2, 8);
  if (keyOf(state) === undefined) window.history.replaceState({...state, key}, '');
  return key;
}

/** The positions that the browser keeps; none where it keeps something else. */
function stored(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE) ?? '{}');
    const entries = Object.entries(kept ?? {}) as [string, unknown][];
    return Object.fromEntries(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    return {};
  }
}

function store(): void {
  notePosition();
  // A reload, and the way back to this document, are the browser's.
  window.history.scrollRestoration = 'auto';
  try {
    window.sessionStorage.setItem(STORAGE, JSON.stringify(positions));
  } catch {
    // Storage is switched off: positions are lost with the document.
  }
}

/** Notes how far the page that is still shown is scrolled. */
export function notePosition(): void {
  positions[shown] = window.scrollY;
}

/** After Back or Forward, scrolls the page that is now shown to where the reader left it. */
export function restorePosition(): void {
  shown = entry();
  const position = positions[shown];
  if (returns && position !== undefined) window.scrollTo(0, position);
  returns = false;
}

/** Takes the scroll position of pages over from the browser, which would set it before a page is drawn. */
export function startPositions(): void {
  positions = stored();
  shown = entry();
  window.history.scrollRestoration = 'manual';
  window.addEventListener('popstate', ({state}) => {
    returns = keyOf(state) !== undefined;
  });
  window.addEventListener('pagehide', store);
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });
}
