import {hashTarget} from './hashTarget';
import {followReading} from './reading';

const linksOf = (list: ParentNode): HTMLAnchorElement[] =>
  Array.from(list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'));

const idOf = (link: HTMLAnchorElement): string => decodeURIComponent(link.hash.slice(1));

/** Scrolls an entry into the view of the list that it is in; the page stays where it is. */
function reveal(entry: HTMLElement): void {
  const list = entry.closest<HTMLElement>('nav');
  if (!list || list.scrollHeight <= list.clientHeight) return;
  const view = list.getBoundingClientRect();
  const {top, bottom} = entry.getBoundingClientRect();
  const margin = view.height / 4;
  if (top < view.top + margin) list.scrollTop -= view.top + margin - top;
  else if (bottom > view.bottom - margin) list.scrollTop += bottom - view.bottom + margin;
}

function follow(list: HTMLElement, signal: AbortSignal): void {
  const links = linksOf(list);
  const mark = (id: string | undefined): void => {
    for (const link of links) {
      if (idOf(link) !== id) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'location');
        reveal(link);
      }
    }
  };
  followReading(links.map(idOf), () => hashTarget()?.id, mark, signal);
}

/**
 * Marks the heading that is being read in every list of the page's headings, and keeps it in the list's view; the page's own entry in the
 * sidebar, or in the list of operations, comes into view first.
 * @param signal ends it
 */
export function startHeadings(signal: AbortSignal): void {
  const entry = document.querySelector<HTMLElement>(
    ':is(.theme-doc-sidebar-menu, [aria-label=Operations]) [aria-current=page]',
  );
  if (entry) reveal(entry);
  for (const list of Array.from(document.querySelectorAll<HTMLElement>('[data-page-headings]'))) follow(list, signal);
}
