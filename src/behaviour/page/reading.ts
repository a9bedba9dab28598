const THROTTLE_MS = 300;
const OFFSET_PX = 10;
/** Browsers round the scroll position of a page that is zoomed. */
const END_PX = 2;

/** Runs at once, and then at most every so many milliseconds; the last call is never lost. */
function throttled(run: () => void, signal: AbortSignal): () => void {
  let timer: number | undefined;
  let ran = -Infinity;
  const go = (): void => {
    timer = undefined;
    ran = performance.now();
    run();
  };
  signal.addEventListener('abort', () => window.clearTimeout(timer));
  return () => {
    const wait = ran + THROTTLE_MS - performance.now();
    if (timer === undefined && wait <= 0) go();
    else timer ??= window.setTimeout(go, wait);
  };
}

/** What is not shown has no box, and its top would be 0. */
const shown = (id: string): Element | undefined => {
  const element = document.getElementById(id);
  return element && element.getClientRects().length > 0 ? element : undefined;
};

function atEnd(): boolean {
  const {scrollHeight} = document.documentElement;
  return scrollHeight > window.innerHeight && window.scrollY + window.innerHeight >= scrollHeight - END_PX;
}

/** The last element that has passed the top of the reading area, `OFFSET_PX` below the navigation bar. At the end of a page, where short
 * sections never get there, the one that the address asks for when it is in view, or else the last. */
function beingRead(ids: readonly string[], asked: string | undefined): string | undefined {
  const visible = ids.filter(shown);
  const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  // Where the browser stops when it scrolls to an element, below a toolbar too.
  const topOf = (id: string): number => {
    const element = shown(id);
    if (!element) return 0;
    return element.getBoundingClientRect().top - (parseFloat(getComputedStyle(element).scrollMarginTop) || 0);
  };
  if (atEnd()) {
    const wanted = visible.find((id) => id === asked && topOf(id) >= bar - 1 && topOf(id) < window.innerHeight);
    return wanted ?? visible.at(-1);
  }
  return visible.filter((id) => topOf(id) <= bar + OFFSET_PX + 1).at(-1);
}

/**
 * Follows the scroll position, at most every 300 ms, the last position included.
 * @param ids of headings, in the order of the page
 * @param asked gives the id that the address asks for
 * @param report gets the id of the heading that is being read, at once and after each scroll; nothing above the first
 * @param signal ends it
 */
export function followReading(
  ids: readonly string[],
  asked: () => string | undefined,
  report: (id: string | undefined) => void,
  signal: AbortSignal,
): void {
  const update = throttled(() => report(beingRead(ids, asked())), signal);
  update();
  window.addEventListener('scroll', update, {passive: true, signal});
  window.addEventListener('hashchange', update, {signal});
}
