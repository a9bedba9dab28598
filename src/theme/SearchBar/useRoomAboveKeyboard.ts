import {useEffect} from 'react';

/** Keeps the end of an element above the keyboard of a phone, which covers the page without making it smaller. */
export function useRoomAboveKeyboard(element: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const {visualViewport: visible} = window;
    if (!visible) return undefined;
    const fit = (): void => {
      const covered = visible.scale > 1 ? 0 : window.innerHeight - visible.height - visible.offsetTop;
      element.current?.style.setProperty('--keyboard', `${Math.max(0, covered)}px`);
    };
    fit();
    const leave = new AbortController();
    for (const type of ['resize', 'scroll']) visible.addEventListener(type, fit, leave);
    return () => leave.abort();
  }, [element]);
}
