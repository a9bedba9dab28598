import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** What the reader looks for. */
interface Asked {
  readonly query: string;
  /** Nothing for all kinds. */
  readonly kind?: string;
}

/** The words and the kind in the address; the server draws the page without any. */
export function useAsked(): Asked {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const parameters = new URLSearchParams(isBrowser ? search : '');
  return {query: (parameters.get('q') ?? '').trim(), kind: parameters.get('kind') ?? undefined};
}
