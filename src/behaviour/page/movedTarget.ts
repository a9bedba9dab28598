import {parsedHtml} from '../../components/parsedHtml';
import {decoded} from './hashTarget';

/** The first of the pages that has an element with this id. */
async function pageWith(id: string, pages: readonly string[]): Promise<string | undefined> {
  for (const page of pages) {
    const response = await fetch(page);
    if (parsedHtml(await response.text()).getElementById(id)) return page;
  }
  return undefined;
}

/** Leads on from the guide to a format, which was one page with those below it, to the one that has what the address points at. */
export async function followMovedTarget(): Promise<void> {
  const {hash} = window.location;
  const tabs = document.querySelectorAll<HTMLAnchorElement>('main [data-format-pages] a:not([aria-current])');
  if (!hash) return;
  const page = await pageWith(
    decoded(hash.slice(1)),
    Array.from(tabs, ({href}) => href),
  );
  if (page && hash === window.location.hash) window.location.replace(`${page}${hash}`);
}
