import type {Filters} from '../filters';

/** Address of the script of the filters; the bundler fills it in. */
declare const FILTERS: string;
/** Not a name that the bundler knows the value of, or it would try to bundle what lies there. */
const address = (): string => FILTERS;

let loaded: Filters | undefined;

/** Empties a filter that hides what the address points at. */
export function showInFiltered(): void {
  loaded?.showInFiltered();
}

/**
 * Starts the filters of a page that has some; their script is fetched once, and by such pages only.
 * @param signal ends them
 * @param started is told when they have started later than the page
 */
export async function startFilters(signal: AbortSignal, started: () => void): Promise<void> {
  if (!document.querySelector('[data-filtered], [data-filter-page]')) return;
  const later = !loaded;
  loaded ??= ((await import(address())) as {default: Filters}).default;
  if (signal.aborted) return;
  loaded.startFilterBoxes(signal);
  if (later) started();
}
