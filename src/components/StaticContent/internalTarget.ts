/** The address in the site that a click on a link asks for; nothing when something else answers it: another window, this page, the application. */
export function internalTarget(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  if (link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return undefined;
  if (!/(\.html|\/)$/.test(link.pathname)) return undefined;
  if (link.pathname === window.location.pathname && link.hash) return undefined;
  return `${link.pathname}${link.search}${link.hash}`;
}
