const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll', 'click'] as const;

let happened = false;
const waiting = new Set<() => void>();

function first(): void {
  happened = true;
  for (const sign of SIGNS) window.removeEventListener(sign, first, true);
  for (const callback of waiting) callback();
  waiting.clear();
}

if (typeof window !== 'undefined') {
  for (const sign of SIGNS) window.addEventListener(sign, first, {capture: true, passive: true});
}

/** Whether the reader has gone into an island before the script that listens was there: Ctrl+K works that early. */
const isTouched = (): boolean => Boolean(document.activeElement?.closest('[data-island]'));

/**
 * Calls back once, as soon as the reader does anything on the page; at once when that has happened already.
 * @returns takes the request back
 */
export function whenNeeded(callback: () => void): () => void {
  if (happened || isTouched()) callback();
  else waiting.add(callback);
  return () => waiting.delete(callback);
}
