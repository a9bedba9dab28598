import {entriesIn, setHidden} from '../page/find';

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

/** Hides the sections of a page whose entries are all hidden, with their headings; a section without entries stays. */
export function hideEmptySections(page: Element): void {
  for (const level of ['H2', 'H3']) {
    const headings = Array.from(page.children).filter((child) => child.tagName === level) as HTMLElement[];
    for (const heading of headings) {
      const section = sectionOf(heading);
      const entries = section.flatMap(entriesIn);
      if (entries.length === 0) continue;
      const hidden = entries.every((entry) => entry.hidden);
      for (const element of section) setHidden(element, hidden);
    }
  }
}

/** More entries than a reader looks through, and enough to make the next letter wait for their layout: they stay folded. */
const MOST_OPENED = 100;

/** Opens each fold (`data-fold-found`) that has something found, and closes it again when nothing or too much is found. */
export function openFound(root: ParentNode, searched: boolean): void {
  for (const fold of Array.from(root.querySelectorAll<HTMLDetailsElement>('details[data-fold-found]'))) {
    const found = entriesIn(fold).filter((entry) => !entry.hidden).length;
    setHidden(fold, found === 0);
    if (searched && found <= MOST_OPENED) {
      if (!fold.open) fold.dataset.opened = '';
      fold.open = true;
    } else if ('opened' in fold.dataset) {
      fold.open = false;
      delete fold.dataset.opened;
    }
  }
}

/** Hides a table of which nothing is left: its head alone says nothing. */
export function hideEmptyTables(root: ParentNode): void {
  for (const table of Array.from(root.querySelectorAll<HTMLElement>('table:has([data-find])'))) {
    setHidden(
      table,
      entriesIn(table).every((entry) => entry.hidden),
    );
  }
}
