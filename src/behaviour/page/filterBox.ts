import {keepFound} from './find';
import {hashTarget} from './hashTarget';

const boxOf = (root: ParentNode): HTMLInputElement | null => root.querySelector('[data-filter]');

function filter(root: ParentNode): void {
  const found = keepFound(root, boxOf(root)?.value ?? '');
  root.querySelector('[data-filter-count]')?.replaceChildren(...(found ? [`${found.length} found`] : []));
}

/** Empties a filter that hides what the address points at. */
export function showInFiltered(): void {
  const target = hashTarget();
  const root = target?.closest<HTMLElement>('[data-filtered]');
  const box = root && boxOf(root);
  if (!box || !target?.closest('[hidden]')) return;
  box.value = '';
  filter(root);
}

/**
 * Starts the filter of every part of the page that has one (`data-filtered`); the reference has its own.
 * @param signal ends it
 */
export function startFilterBoxes(signal: AbortSignal): void {
  for (const root of Array.from(document.querySelectorAll<HTMLElement>('[data-filtered]'))) {
    const box = boxOf(root);
    box?.addEventListener('input', () => filter(root), {signal});
    // What the reader typed before the script came, or the browser restored after a reload.
    if (box?.value) filter(root);
  }
}
