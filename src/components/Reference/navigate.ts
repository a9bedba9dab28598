import {followReading} from '../reading';

const linksOf = (root: ParentNode): HTMLAnchorElement[] =>
  Array.from(root.querySelectorAll<HTMLAnchorElement>('nav li a[href^="#"]'));

const idOf = (link: HTMLAnchorElement): string => link.hash.slice(1);

/** Marks the operation that is being read in the list beside the reference, and keeps the mark in sight. */
export function followInNavigation(root: ParentNode, signal: AbortSignal): void {
  const links = linksOf(root);
  const mark = (id: string | undefined): void => {
    for (const link of links) {
      if (idOf(link) !== id) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'location');
        link.scrollIntoView({block: 'nearest'});
      }
    }
  };
  followReading(links.map(idOf), mark, signal);
}

/** Leaves in the list what the filter leaves in the reference. */
export function filterNavigation(root: ParentNode): void {
  for (const link of linksOf(root)) {
    const item = link.closest('li');
    if (item) item.hidden = document.getElementById(idOf(link))?.hidden ?? false;
  }
}
