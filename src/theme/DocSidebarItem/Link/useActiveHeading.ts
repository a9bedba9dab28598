import {useEffect, useState} from 'react';

const THROTTLE_MS = 300;
const OFFSET_PX = 10;

/** The id of the last heading that has passed the top of the reading area, `OFFSET_PX` below the navigation bar. */
function headingBeingRead(ids: readonly string[]): string | undefined {
  const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const passed = ids.filter((id) => {
    const heading = document.getElementById(id);
    return heading !== null && heading.getBoundingClientRect().top <= bar + OFFSET_PX + 1;
  });
  return passed.at(-1);
}

/**
 * Follows the scroll position at most every 300 ms, the last position included.
 * @param ids of the headings, in the order of the page
 */
export function useActiveHeading(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  const key = ids.join(' ');
  useEffect(() => {
    const all = key.split(' ');
    let timer: number | undefined;
    const update = (): void => {
      timer = undefined;
      setActive(headingBeingRead(all));
    };
    const onScroll = (): void => {
      timer ??= window.setTimeout(update, THROTTLE_MS);
    };
    update();
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [key]);
  return active;
}
