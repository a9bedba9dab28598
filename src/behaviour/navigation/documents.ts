import type {useHistory} from '@docusaurus/router';
import {addressOfPath} from '../../addresses/inSite';
import {pageKind, type PageKind} from '../../addresses/pageKinds';
import {documentAddress} from '../../components/StaticContent/pages';
import {startProgress} from '../progress';

type RouterHistory = ReturnType<typeof useHistory>;
type Target = Parameters<RouterHistory['push']>[0];

const kindAt = (path: string): PageKind => pageKind(addressOfPath(path));

/** The kind of the page whose file the browser has loaded. Its policy rules this document, whatever page the application shows in it. */
const ownKind = typeof window === 'undefined' ? undefined : kindAt(documentAddress ?? window.location.pathname);

/** Whether the page at an address has another policy than this document, so that only a document of its own may show it. `address` may have a query and a hash. */
export const needsOwnDocument = (address: string): boolean =>
  kindAt(new URL(address, window.location.href).pathname) !== ownKind;

/**
 * Makes the router load pages with another policy as documents, by whatever way it is led to them: links, search, keys, redirects. Back and Forward
 * need nothing, because the entries of the history then belong to different documents, and the browser goes from one to the other.
 */
export function loadOtherKindsAsDocuments(history: RouterHistory): void {
  const hrefOf = (target: Target): string => (typeof target === 'string' ? target : history.createHref(target));
  const router = {...history};
  const load = (href: string, how: 'assign' | 'replace'): void => {
    startProgress();
    window.location[how](href);
  };
  Object.assign(history, {
    push: (target: Target, state?: unknown) =>
      needsOwnDocument(hrefOf(target)) ? load(hrefOf(target), 'assign') : router.push(target as string, state),
    replace: (target: Target, state?: unknown) =>
      needsOwnDocument(hrefOf(target)) ? load(hrefOf(target), 'replace') : router.replace(target as string, state),
  });
}
