import {entriesIn, hideEmpty, setHidden} from '../page/find';
import {setOpen} from './tree';

const HEADING = /^H[23]$/;

/** A heading and what is below it, up to the next heading of its level or above. */
function sectionOf(heading: HTMLElement): HTMLElement[] {
  const section = [heading];
  for (let next = heading.nextElementSibling; next instanceof HTMLElement; next = next.nextElementSibling) {
    if (HEADING.test(next.tagName) && next.tagName <= heading.tagName) break;
    section.push(next);
  }
  return section;
}

/** Hides the sections of a page whose entries are all hidden, with their headings, but not the filter itself; a section without entries stays. */
function hideEmptySections(page: Element): void {
  for (const level of ['H2', 'H3']) {
    const headings = Array.from(page.children).filter((child) => child.tagName === level) as HTMLElement[];
    for (const heading of headings) {
      const section = sectionOf(heading);
      const entries = section.flatMap(entriesIn);
      if (entries.length === 0) continue;
      const hidden = entries.every((entry) => entry.hidden);
      for (const element of section) setHidden(element, hidden && !element.querySelector('[data-filter]'));
    }
  }
}

/** More found entries than this stay folded: nobody reads that many, and their layout would delay the next letter. */
const MOST_OPENED = 100;

/** Opens each fold (`data-fold-found`) that has something found, and closes it again when nothing or too much is found. */
function openFound(page: Element, searched: boolean): void {
  for (const fold of Array.from(page.querySelectorAll<HTMLDetailsElement>('details[data-fold-found]'))) {
    const found = entriesIn(fold).filter((entry) => !entry.hidden).length;
    setHidden(fold, found === 0);
    setOpen(fold, searched && found <= MOST_OPENED);
  }
}

/** Hides folds, tables and sections of a page that the filter has left empty. `searched` says whether the filter has words. */
export function filterPage(page: Element, searched: boolean): void {
  openFound(page, searched);
  // The head alone of a table says nothing.
  hideEmpty(page, 'table:has([data-find])');
  hideEmptySections(page);
}
