import {keepFound} from '../find';
import {shownVersion, versionOf} from './version';

function buttonTo(version: string, count: number): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.showVersion = version;
  button.textContent = `${count} more in ${version}`;
  return button;
}

function linkToSearch(text: string): HTMLElement {
  const link = document.createElement('a');
  link.href = `/search.html?q=${encodeURIComponent(text.trim())}`;
  link.textContent = 'Search the whole documentation';
  return link;
}

/** `3 found`, and a button to `2 more in v1-beta` when a version that is not shown has some too. */
function countOf(root: ParentNode, found: readonly HTMLElement[]): (string | HTMLElement)[] {
  const shown = shownVersion(root);
  const counts = new Map<string, number>();
  for (const version of found.map(versionOf)) counts.set(version, (counts.get(version) ?? 0) + 1);
  if (shown === undefined) return [`${found.length} found`];
  const elsewhere = [...counts].filter(([version]) => version !== shown);
  const buttons = elsewhere.flatMap(([version, count]) => [', ', buttonTo(version, count)]);
  return [`${counts.get(shown) ?? 0} found`, ...buttons];
}

/** Hides in the list of operations what the filter hides in the reference, and the groups that have nothing left. */
function filterNavigation(root: ParentNode): void {
  root.querySelectorAll<HTMLAnchorElement>('nav li a[href^="#"]').forEach((link) => {
    const item = link.closest('li');
    if (item) item.hidden = document.getElementById(link.hash.slice(1))?.hidden ?? false;
  });
  root.querySelectorAll<HTMLElement>('nav [data-group]').forEach((group) => {
    group.hidden = group.querySelector('li:not([hidden])') === null;
  });
}

/** Keeps what contains every word of the filter; a section without a match is hidden too. The count is announced. */
export function filter(root: ParentNode, text: string): void {
  const found = keepFound(root, text);
  const count = found?.length === 0 ? ['Nothing found. ', linkToSearch(text)] : found && countOf(root, found);
  root.querySelector('[data-filter-count]')?.replaceChildren(...(count ?? []));
  filterNavigation(root);
}
