import {useHistory} from '@docusaurus/router';

/** The address in the site that a click on a link asks for; nothing when the browser should follow the link, or stay on this page. */
export function internalTarget(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  if (link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return undefined;
  if (!/(\.html|\/)$/.test(link.pathname)) return undefined;
  if (link.pathname === window.location.pathname && link.hash) return undefined;
  return `${link.pathname}${link.search}${link.hash}`;
}

/** A handler for clicks on plain links to pages of the site: the running application shows the page, without loading a document. */
export function useFollow(): (event: React.MouseEvent) => void {
  const history = useHistory();
  return (event) => {
    const target = internalTarget(event.nativeEvent);
    if (!target) return;
    event.preventDefault();
    history.push(target);
  };
}
