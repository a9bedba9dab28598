import {parsedHtml} from '../../components/parsedHtml';
import {decoded} from '../page/hashTarget';

async function pageWith(id: string, pages: readonly string[]): Promise<string | undefined> {
  for (const page of pages) {
    const response = await fetch(page);
    if (parsedHtml(await response.text()).getElementById(id)) return page;
  }
  return undefined;
}

/**
 * Leads on from a page that was one with those that it links to (`data-leads-on`) to the one that has what the address points at. A link with
 * `data-prefix` is for what begins with that alone.
 */
export async function followMovedTarget(): Promise<void> {
  const {hash} = window.location;
  const links = document.querySelectorAll<HTMLAnchorElement>('main [data-leads-on] a:not([aria-current])');
  if (!hash) return;
  const id = decoded(hash.slice(1));
  const likely = Array.from(links).filter(({dataset}) => id.startsWith(dataset.prefix ?? ''));
  const page = await pageWith(
    id,
    likely.map(({href}) => href),
  );
  if (page && hash === window.location.hash) window.location.replace(`${page}${hash}`);
}
