const THROTTLE_MS = 300;
const OFFSET_PX = 10;

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

/** The id of the last element that has passed the top of the reading area, `OFFSET_PX` below the navigation bar. */
function beingRead(ids: readonly string[]): string | undefined {
  const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const passed = ids.filter((id) => {
    const element = document.getElementById(id);
    // What is not shown has no box, and its top would be 0.
    return (
      element !== null &&
      element.getClientRects().length > 0 &&
      element.getBoundingClientRect().top <= bar + OFFSET_PX + 1
    );
  });
  return passed.at(-1);
}

/**
 * Follows the scroll position, at most every 300 ms, the last position included.
 * @param ids of headings, in the order of the page
 * @param tell gets the id of the heading that is being read, at once and after each scroll; nothing above the first
 * @param signal ends it
 */
export function followReading(
  ids: readonly string[],
  tell: (id: string | undefined) => void,
  signal: AbortSignal,
): void {
  const update = throttled(() => tell(beingRead(ids)), signal);
  update();
  window.addEventListener('scroll', update, {passive: true, signal});
}
