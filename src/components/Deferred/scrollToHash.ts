import {hashTarget} from '../hashTarget';

const SIGNS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

let scrolledBy = '';
if (typeof window !== 'undefined') {
  const note = (): void => {
    scrolledBy = window.location.href;
  };
  for (const sign of SIGNS) window.addEventListener(sign, note, {capture: true, passive: true});
}

/** Brings the target of the address into view again after parts of the page came late, unless the reader has scrolled there. */
export function scrollToHash(): void {
  if (scrolledBy !== window.location.href) hashTarget()?.scrollIntoView();
}
