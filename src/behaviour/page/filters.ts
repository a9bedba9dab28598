/** Lists with a filter, and the filter of a whole page. */
const FILTER = '[data-filtered], [data-filter-page]';

let loaded: typeof import('psb:filters') | undefined;

/** Empties a filter that hides what the address points at. */
export function showInFiltered(): void {
  loaded?.showInFiltered();
}

/** Whether a filter has words from the start: those of the address, or those that the browser kept. */
const hasWords = (): boolean =>
  new URLSearchParams(window.location.search).has('q') ||
  Array.from(document.querySelectorAll<HTMLInputElement>('[data-filter]')).some(({value}) => value !== '');

/** Waits for pointer, focus or click on a filter. Returns the button that was clicked. */
function intent(leave: AbortSignal): Promise<HTMLElement | null> {
  const found = new AbortController();
  const signal = AbortSignal.any([leave, found.signal]);
  return new Promise((resolve) => {
    const settle = ({type, target}: Event): void => {
      if (!(target instanceof Element) || !target.closest(FILTER)) return;
      found.abort();
      resolve(type === 'click' ? target.closest('button') : null);
    };
    for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, settle, {signal});
  });
}

/**
 * Starts the filters of a page until the signal ends them. Their script is fetched once, when the reader turns to a filter or one has words.
 * @param started is called when they have started later than the page
 */
export async function startFilters(signal: AbortSignal, started: () => void): Promise<void> {
  if (!document.querySelector(FILTER)) return;
  const later = !loaded;
  const pressed = later && !hasWords() ? await intent(signal) : null;
  loaded ??= await import('psb:filters');
  if (signal.aborted) return;
  loaded.startFilterBoxes(signal);
  if (later) started();
  pressed?.click();
}
