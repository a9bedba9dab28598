/**
 * The address inside the site that a click on a drawn link asks for.
 * @returns nothing when the browser should do what it does: another site, a download, a new tab, an anchor of this page
 */
export function internalTarget(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  if (link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return undefined;
  if (!/(\.html|\/)$/.test(link.pathname)) return undefined;
  if (link.pathname === window.location.pathname && link.hash) return undefined;
  return `${link.pathname}${link.search}${link.hash}`;
}
