import type {ClientModule} from '@docusaurus/types';
import {internalTarget} from '../../components/StaticContent/internalTarget';
import {addressOf} from '../../components/StaticContent/pages';
import {PAGE_SHOWN} from '../pageShown';
import {endProgress, startProgress} from '../progress';
import {needsOwnDocument} from './documents';
import {pressBySpaceBar, skipOperations} from './keys';
import {notePosition, restorePosition, startPositions} from './positions';

/** A page that the browser has translated contains other text than the application's, so links load the next page as a document. */
function passLinkToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (!link || !/\btranslated-/.test(document.documentElement.className)) return;
  event.stopPropagation();
  if (internalTarget(event)) startProgress();
}

if (typeof window !== 'undefined') {
  startPositions();
  window.addEventListener('click', passLinkToBrowser, true);
  window.addEventListener('click', skipOperations);
  window.addEventListener('keydown', pressBySpaceBar);
}

/** Gives the page its own address where the router accepted another spelling of it. `routed` is the router's path: `/` for `/index.html`. */
function correctAddress(routed: string): void {
  const {pathname, search, hash} = window.location;
  const address = addressOf(routed);
  if (address !== undefined && address !== pathname) {
    window.history.replaceState(window.history.state, '', `${address}${search}${hash}`);
  }
}

/** Pages are made ready for links under the pointer, not for all links in view, and only those that this document can show. */
function limitPreloading(): void {
  const {preload} = window.docusaurus;
  window.docusaurus = {
    prefetch: () => false,
    preload: (address) => !needsOwnDocument(address) && preload(address),
  };
}

const navigation: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation) {
      notePosition();
      startProgress();
    } else {
      limitPreloading();
    }
  },
  onRouteDidUpdate({previousLocation, location}) {
    correctAddress(location.pathname);
    if (previousLocation) endProgress();
    // In the preview the first page too is not there before the application has drawn it.
    if (previousLocation || DRAWS_CONTENT) document.dispatchEvent(new Event(PAGE_SHOWN));
    if (previousLocation) restorePosition();
  },
};

export default navigation;
