/** The box of a filter with the buttons beside it. */
const BAR = '[data-filter-bar]';

let loaded: typeof import('psb:filters') | undefined;

/** Filters again, because another version is shown. Empties a filter that hides what the address points at. */
export function refilter(): void {
  loaded?.refilter();
}

/** Whether a filter has words from the start: those of the address, or those that the browser kept. */
const hasWords = (): boolean =>
  new URLSearchParams(window.location.search).has('q') ||
  Array.from(document.querySelectorAll<HTMLInputElement>('[data-filter]')).some(({value}) => value !== '');

/** Waits for pointer, focus or click on a filter. Tells `press` each button that folds and is clicked, until the signal ends it. */
function intent(press: (button: HTMLElement) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const settle = ({type, target}: Event): void => {
      if (!(target instanceof Element) || !target.closest(BAR)) return;
      const button = target.closest<HTMLElement>('[data-fold]');
      if (button && type === 'click') press(button);
      resolve();
    };
    for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, settle, {signal});
  });
}

/**
 * Starts the filters of a page until the signal ends them. Their script is fetched once, when the reader turns to a filter or one has words.
 * @param started is called when they have started later than the page
 */
export async function startFilters(signal: AbortSignal, started: () => void): Promise<void> {
  if (!document.querySelector(BAR)) return;
  const later = !loaded;
  const came = new AbortController();
  const pressed: HTMLElement[] = [];
  if (later && !hasWords()) await intent((button) => pressed.push(button), AbortSignal.any([signal, came.signal]));
  loaded ??= await import('psb:filters');
  came.abort();
  if (signal.aborted) return;
  loaded.startFilterBoxes(signal);
  if (later) started();
  pressed.at(-1)?.click();
}
