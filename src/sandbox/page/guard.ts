import type {IncomingHttpHeaders} from 'node:http';

/**
 * Whether a request comes from this page itself or from no page at all. Another page in the same browser can send forms to the sandbox, and
 * must not be able to change anything.
 */
export function isFromHere({origin, host, 'sec-fetch-site': site}: IncomingHttpHeaders): boolean {
  const isOwnOrigin = origin === undefined || origin === `http://${host}`;
  return isOwnOrigin && (site === undefined || site === 'same-origin' || site === 'none');
}
