import {useEffect, type RefObject} from 'react';
import {readLink} from '../link';
import type {Editors} from './Connection';

/** Takes the query out of the address once it is read: a reload would read it again. */
function dropHash(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

/**
 * Reads links that arrive while the page is open, as text into an editor: nothing runs by itself.
 * @param refuse is told of one that can't be read
 */
export function useLinks(editors: RefObject<Editors | null>, refuse: () => void): void {
  useEffect(() => {
    const read = (): void => {
      const link = readLink(window.location.hash);
      if (link === undefined) return;
      if (link === 'invalid') refuse();
      else editors.current?.open(link);
      dropHash();
    };
    if (readLink(window.location.hash) !== undefined) dropHash();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
}
