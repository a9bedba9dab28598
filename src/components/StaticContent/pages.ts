import type {TOCItem} from '@docusaurus/mdx-loader';
import {inSite} from '../../addresses/inSite';
import {parsedHtml, stylesIn} from '../parsedHtml';

/** What the running site knows of a page whose module is loaded. */
interface AttachedPage {
  readonly address: string;
  readonly headings: () => readonly TOCItem[];
  /** The element with the drawn content. It leaves the document with its page, and gives its content back when the reader returns. */
  content?: Element;
  /** The styles of content that was fetched. The policy of the document permits the style elements of its own file alone. */
  sheets?: CSSStyleSheet[];
}

const pages = new Map<string, AttachedPage>();

/** The router accepts an address in any case, and with a slash at its end. */
const keyOf = (address: string): string => address.toLowerCase().replace(/(.)\/+$/, '$1');

/** The address whose file the browser has loaded; a later page of the running site changes the canonical link, so it is read once. Undefined in the preview. */
export const documentAddress = ((): string | undefined => {
  if (typeof document === 'undefined') return undefined;
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return link ? new URL(link.href).pathname : undefined;
})();

const contentIn = (root: ParentNode): Element | undefined => root.querySelector('[data-static-content]') ?? undefined;

/** A style element as a sheet. */
function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** The content of a page from its file, and its styles beside it: the policy of a document permits the style elements of its own file alone. */
async function fetchContent(address: string): Promise<Pick<AttachedPage, 'content' | 'sheets'>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  const html = await response.text();
  const content = contentIn(parsedHtml(html));
  // Every node of it changes its document, which is better done before the click.
  return {content: content && document.adoptNode(content), sheets: stylesIn(html).map(sheetOf)};
}

/** Leads to the page's own address when the host answered another spelling of it with its not-found file; waits for the browser to go there. */
async function leaveNotFound(address: string): Promise<void> {
  const {pathname, search, hash} = window.location;
  if (documentAddress !== inSite('/404.html') || keyOf(pathname) !== keyOf(address)) return;
  if (pathname !== address) window.location.replace(`${address}${search}${hash}`);
  await new Promise(() => undefined);
}

/**
 * Makes a page ready to be shown; its module, and so a navigation, waits for it. In the reader's browser its content comes from the document
 * that is shown, or else from the page's own file. @throws Error when the file cannot be fetched; the router then loads the page as a document
 * @public called by the module of each page (src/plugins/static-content/pageLoader.cjs)
 */
export async function attachPage(address: string, headings: AttachedPage['headings'] = () => []): Promise<void> {
  const page: AttachedPage = {address, headings};
  if (!DRAWS_CONTENT) {
    await leaveNotFound(address);
    Object.assign(page, address === documentAddress ? {content: contentIn(document)} : await fetchContent(address));
  }
  pages.set(keyOf(address), page);
}

/** The address of a page whose module is loaded, by any spelling that the router accepts. */
export function addressOf(pathname: string): string | undefined {
  return pages.get(keyOf(pathname))?.address;
}

/** The headings of a page; none when its module is not loaded, or it has none. */
export function headingsOf(pathname: string): readonly TOCItem[] {
  return pages.get(keyOf(pathname))?.headings() ?? [];
}

/** Gives an element the drawn content of a page, unless it has some. Without any, the page is loaded as a document. */
export function attachContent(pathname: string, element: Element): void {
  const page = pages.get(keyOf(pathname));
  if (!page) return;
  if (page.content !== element && !element.hasChildNodes()) {
    if (page.content) element.replaceChildren(...Array.from(page.content.childNodes));
    else if (page.address !== documentAddress) window.location.reload();
  }
  page.content = element;
  document.adoptedStyleSheets = page.sheets ?? [];
}
