import {inSite} from '../../addresses/inSite';
import {shownVersion, versionOf} from '../page/reference/version';
import type {Hits} from './match';

function button(text: string, data: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  Object.assign(element.dataset, data);
  return element;
}

function linkToSearch(text: string): HTMLElement {
  const link = document.createElement('a');
  link.href = inSite(`/search.html?q=${encodeURIComponent(text.trim())}`);
  link.textContent = 'Search the whole documentation';
  return link;
}

/** How many entries there are in each other version of the reference. */
function countElsewhere(entries: readonly HTMLElement[], shown: string | undefined): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const version of entries.map(versionOf))
    if (shown !== undefined && version !== shown) counts.set(version, (counts.get(version) ?? 0) + 1);
  return counts;
}

/** Says in each fold that gives a number of entries how many of them are found (`126 of `). */
function countInFolds(root: Element, hits: Hits | undefined): void {
  for (const place of Array.from(root.querySelectorAll('[data-hits]'))) {
    const fold = place.closest('details');
    const count = hits?.found.filter((entry) => fold?.contains(entry)).length;
    place.textContent = count === undefined ? '' : `${count.toLocaleString('en')} of `;
  }
}

/** Says in the filter how many of its entries are found (`12 of 340`), and below it where else to look: in another version, or in the whole site. */
export function showResult(root: Element, entries: readonly HTMLElement[], hits: Hits | undefined, text: string): void {
  const shown = shownVersion(root);
  const isShown = (entry: HTMLElement): boolean => shown === undefined || versionOf(entry) === shown;
  const here = hits?.found.filter(isShown).length ?? 0;
  const of = entries.filter(isShown).length;
  const elsewhere = [...countElsewhere(hits?.found ?? [], shown)].map(([version, count]) =>
    button(`${count} more in ${version}`, {showVersion: version}),
  );
  const nothing = [button('Clear the filter', {filterClear: ''}), linkToSearch(text)];
  const note = here > 0 ? elsewhere : ['Nothing found', ...elsewhere, ...nothing];
  const numbers = [here, of].map((number) => number.toLocaleString('en')).join(' of ');
  countInFolds(root, hits);
  root.querySelector('[data-filter-count]')?.replaceChildren(...(hits ? [numbers] : []));
  root.querySelector('[data-filter-note]')?.replaceChildren(...(hits ? note.flatMap((each) => [each, ' ']) : []));
}
