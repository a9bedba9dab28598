import {useLayoutEffect, useRef, type RefObject} from 'react';

/** How far the list of the console that the reader has left was scrolled. */
let left: number | undefined;

/** Keeps the list of operations where it is when another console is opened from it. */
export function useKeptScroll(): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = page.current?.querySelector('nav');
    if (list && left !== undefined) list.scrollTop = left;
    return () => {
      left = list?.scrollTop;
    };
  }, []);
  return page;
}
