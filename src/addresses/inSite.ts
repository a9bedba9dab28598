import {guideOf} from './formatPages';

/** The path of the site on its host, with a slash at both ends; the bundlers fill it in (src/plugins/sitePath.ts). */
declare const SITE_PATH: string;

/**
 * The address of a page or file for a browser: `/docs/terms.html` for `/terms.html` in a site at `/docs/`.
 * @param address from the root of the site, as pages and contracts have it. An address with the path of the site, an anchor, and another site stay
 * as they are, as in Docusaurus' `Link`
 */
export const inSite = (address: string): string =>
  address.startsWith('/') && !address.startsWith(SITE_PATH) ? SITE_PATH + address.slice(1) : address;

/** The address from the root of the site, by the path that a browser shows: `/terms.html` for `/docs/terms.html`. */
export const addressOfPath = (path: string): string => `/${path.slice(SITE_PATH.length)}`;

/** The path of the guide or overview that a page belongs to, by the path of the page. */
export const guidePath = (path: string): string => inSite(guideOf(addressOfPath(path)));
