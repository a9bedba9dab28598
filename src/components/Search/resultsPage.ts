import {inSite} from '../../addresses/inSite';

/** Address of the page with all results of a query, or with those of a kind. */
export const resultsPage = (query: string, kind?: string): string =>
  inSite(`/search.html?q=${encodeURIComponent(query)}${kind ? `&kind=${encodeURIComponent(kind)}` : ''}`);
