import {useEffect} from 'react';
import {variablesOf} from './json';
import type {Kept} from './kept';
import type {Editors} from './state/Connection';
import type {Texts} from './state/texts';

/** The longest fragment that is read; the service accepts no longer query. */
const LONGEST = 120_000;

/** The texts in the fragment of a link: undefined for other fragments, 'invalid' for one that is too long, broken, or has no query. */
export function readLink(hash: string): Texts | 'invalid' | undefined {
  if (!/^#(?:.*&)?(?:query|variables)=/.test(hash)) return undefined;
  if (hash.length > LONGEST) return 'invalid';
  const fields = new URLSearchParams(hash.slice(1));
  const query = fields.get('query') ?? '';
  const variables = fields.get('variables') ?? '';
  // URLSearchParams puts U+FFFD where an escape isn't UTF-8.
  const isBroken = (query + variables).includes('\uFFFD') || variablesOf(variables) === 'invalid';
  return query.trim() === '' || isBroken ? 'invalid' : {query, variables};
}

/** What the editors start with. */
interface Start {
  /** The query of the link in the address, or what was kept (undefined), or the example. */
  readonly texts: Texts | undefined;
  readonly link: 'none' | 'read' | 'invalid';
}

/** What the editors start with, by the hash of the address. */
export function firstTexts(hash: string, kept: Kept, example: Texts): Start {
  const link = readLink(hash);
  if (link !== undefined && link !== 'invalid') return {texts: link, link: 'read'};
  const texts = kept.getItem('graphiql:tabState') === null ? example : undefined;
  return {texts, link: link ?? 'none'};
}

/** Takes the query out of the address once it is read: a reload would read it again. */
function dropHash(): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
}

/** Opens links that arrive while the page is open, without running them; `refuse` is called for one that can't be read. */
export function useLinks(editors: React.RefObject<Editors | null>, refuse: () => void): void {
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
