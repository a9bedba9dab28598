import type {TOCItem} from '@docusaurus/mdx-loader';

/** What the running site knows of a page whose module is loaded. */
interface AttachedPage {
  readonly address: string;
  readonly headings: () => readonly TOCItem[];
  /** The drawn parts by their id. An element leaves the document with its page and is used again when the reader comes back. */
  readonly parts: Map<string, Element>;
}

const pages = new Map<string, AttachedPage>();

/** The router accepts an address in any case, and with a slash at its end. */
const keyOf = (address: string): string => address.toLowerCase().replace(/(.)\/+$/, '$1');

const NOT_FOUND = '/404.html';

/** The address whose file the browser has loaded; a later page of the running site changes the canonical link, so it is read once. */
const documentAddress = ((): string | undefined => {
  if (typeof document === 'undefined') return undefined;
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return link ? new URL(link.href).pathname : undefined;
})();

const partsIn = (root: ParentNode): Map<string, Element> =>
  new Map(
    Array.from(root.querySelectorAll('[data-part]'), (element) => [element.getAttribute('data-part') ?? '', element]),
  );

async function fetchParts(address: string): Promise<Map<string, Element>> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  return partsIn(new DOMParser().parseFromString(await response.text(), 'text/html'));
}

/** Leads to the page's own address when the host answered another spelling of it with its not-found file; waits for the browser to go there. */
async function leaveNotFound(address: string): Promise<void> {
  const {pathname, search, hash} = window.location;
  if (documentAddress !== NOT_FOUND || keyOf(pathname) !== keyOf(address)) return;
  if (pathname !== address) window.location.replace(`${address}${search}${hash}`);
  await new Promise(() => undefined);
}

/**
 * Makes a page ready to be shown; every page's module waits for it, and so does a navigation. In the reader's browser the drawn parts come
 * from the document that is shown, or from the page's own file when the reader comes from another page.
 * @param address of the page, with `.html`
 * @param headings of the page
 * @throws Error when the file cannot be fetched; the router then loads the page as a document
 */
export async function attachPage(address: string, headings: AttachedPage['headings'] = () => []): Promise<void> {
  if (DRAWS_PARTS) {
    pages.set(keyOf(address), {address, headings, parts: new Map()});
    return;
  }
  await leaveNotFound(address);
  const parts = address === documentAddress ? partsIn(document) : await fetchParts(address);
  pages.set(keyOf(address), {address, headings, parts});
}

/** The address of a page whose module is loaded, by any spelling that the router accepts. */
export function addressOf(pathname: string): string | undefined {
  return pages.get(keyOf(pathname))?.address;
}

/** The headings of a page; none when its module is not loaded, or it has none. */
export function headingsOf(address: string): readonly TOCItem[] {
  return pages.get(keyOf(address))?.headings() ?? [];
}

/**
 * Gives an element its drawn content, unless it has some: what the server drew, or what the reader left when the page was shown before.
 * The page is loaded as a document when the running site has no such part, which happens after a new version of the site is published.
 */
export function attachPart(address: string, id: string, element: Element): void {
  const parts = pages.get(keyOf(address))?.parts;
  const drawn = parts?.get(id);
  if (drawn !== element && !element.hasChildNodes()) {
    if (drawn) element.replaceChildren(...Array.from(drawn.childNodes));
    else if (address !== documentAddress) window.location.reload();
  }
  parts?.set(id, element);
}
