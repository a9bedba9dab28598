import {filterPage} from './filterPage';
import {keepFound} from '../page/find';
import {hashTarget} from '../page/hashTarget';
import {filterTree, startUnfolding} from './tree';

/** A part of the page that its box filters, or the whole text of a page whose box says so. */
const PART = '[data-filtered]';
const PAGE = '.markdown:has([data-filter-page])';

const PARAMETER = 'q';

const boxOf = (root: ParentNode): HTMLInputElement | null => root.querySelector('[data-filter]');

const isTree = (root: Element): boolean => root.matches('[data-filtered=tree]');

function filter(root: Element): void {
  const text = boxOf(root)?.value ?? '';
  const found = isTree(root) ? filterTree(root, text) : keepFound(root, text)?.length;
  if (root.matches(PAGE)) filterPage(root, found !== undefined);
  root.querySelector('[data-filter-count]')?.replaceChildren(...(found === undefined ? [] : [`${found} found`]));
}

/** Empties a filter that hides what the address points at. */
export function showInFiltered(): void {
  const target = hashTarget();
  const root = target?.closest(`${PART}, ${PAGE}`);
  const box = root && boxOf(root);
  if (!box || !target?.closest('[hidden]')) return;
  box.value = '';
  filter(root);
}

function writeQuery(text: string): void {
  const url = new URL(window.location.href);
  if (text) url.searchParams.set(PARAMETER, text);
  else url.searchParams.delete(PARAMETER);
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url);
}

/** Starts the filters of the page, but that of the reference, until the signal ends them. The filter of a whole page starts with the words in the address. */
export function startFilterBoxes(signal: AbortSignal): void {
  for (const root of Array.from(document.querySelectorAll(`${PART}, ${PAGE}`))) {
    const box = boxOf(root);
    if (!box) continue;
    box.addEventListener('input', () => filter(root), {signal});
    if (isTree(root)) startUnfolding(root, signal);
    if (root.matches(PAGE)) {
      box.addEventListener('change', () => writeQuery(box.value.trim()), {signal});
      box.value ||= new URLSearchParams(window.location.search).get(PARAMETER) ?? '';
    }
    // What the reader typed before the script came, or the browser restored after a reload.
    if (box.value) filter(root);
  }
}
