import {hashTarget} from './hashTarget';

const THROTTLE_MS = 300;
const OFFSET_PX = 10;
/** The line that decides which heading is being read, as a part of the window's height. */
const LINE = 0.35;
/** Browsers round the scroll position of a page that is zoomed. */
const END_PX = 2;

/** Runs at once, and then at most every 300 ms; the last call is never lost. */
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

function isAtEnd(): boolean {
  const {scrollHeight} = document.documentElement;
  return scrollHeight > window.innerHeight && window.scrollY + window.innerHeight >= scrollHeight - END_PX;
}

/** How far from the top of the window the browser stops when it scrolls to the element, below a toolbar too. */
const topOf = (element: Element): number =>
  element.getBoundingClientRect().top - (parseFloat(getComputedStyle(element).scrollMarginTop) || 0);

/**
 * The id of the heading that is being read: the last one above the line; nothing above the first heading. The heading in the address comes first
 * while it is within 10 px of where the browser stopped, because a short section has the next one above the line too. At the end of a page, whose short
 * sections never get there, it is the heading in the address when that is in view, or else the last.
 */
function beingRead(ids: readonly string[]): string | undefined {
  const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
  // The top of a heading that is not shown would be 0.
  const shown = headings.filter((heading) => heading.getClientRects().length > 0);
  const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  const lastAbove = (line: number): string | undefined =>
    shown.filter((heading) => heading.getBoundingClientRect().top <= line).at(-1)?.id;
  const target = hashTarget();
  const asked = shown.find((heading) => heading === target);
  const end = isAtEnd();
  const stays = end ? window.innerHeight : bar + OFFSET_PX + 1;
  if (asked && topOf(asked) >= bar - OFFSET_PX && topOf(asked) <= stays) return asked.id;
  return lastAbove(end ? Infinity : window.innerHeight * LINE);
}

/** The list that an entry is in: the sidebar, or in a wide window the column of headings. */
function listOf(entry: HTMLElement): HTMLElement | null {
  const headings = entry.closest<HTMLElement>('ul[data-page-headings]');
  return headings && getComputedStyle(headings).position === 'fixed' ? headings : entry.closest<HTMLElement>('nav');
}

/** Scrolls an entry into the view of the list that it is in, unless a closed group has it; the page stays where it is. */
function reveal(entry: HTMLElement): void {
  const list = listOf(entry);
  if (!list || list.scrollHeight <= list.clientHeight) return;
  if (entry.closest('.menu__list-item--collapsed')) return;
  const view = list.getBoundingClientRect();
  const {top, bottom} = entry.getBoundingClientRect();
  const margin = view.height / 4;
  if (top < view.top + margin) list.scrollTop -= view.top + margin - top;
  else if (bottom > view.bottom - margin) list.scrollTop += bottom - view.bottom + margin;
}

const idOf = (link: HTMLAnchorElement): string => decodeURIComponent(link.hash.slice(1));

function mark(links: readonly HTMLAnchorElement[], id: string | undefined): void {
  for (const link of links) {
    if (idOf(link) !== id) link.removeAttribute('aria-current');
    else if (!link.hasAttribute('aria-current')) {
      link.setAttribute('aria-current', 'location');
      reveal(link);
    }
  }
}

/**
 * Shows the page's entry in the sidebar or in the list of operations. Then marks the heading that is being read in each list of the page's
 * headings and keeps it in view, until the signal ends it.
 */
export function startHeadings(signal: AbortSignal): void {
  const entry = document.querySelector<HTMLElement>(
    ':is(.theme-doc-sidebar-menu, [aria-label=Operations]) [aria-current=page]',
  );
  if (entry) reveal(entry);
  for (const list of Array.from(document.querySelectorAll('[data-page-headings]'))) {
    const links = Array.from(list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'));
    const update = throttled(() => mark(links, beingRead(links.map(idOf))), signal);
    update();
    window.addEventListener('scroll', update, {passive: true, signal});
    window.addEventListener('hashchange', update, {signal});
  }
}
