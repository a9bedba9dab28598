import {partyQueryRequest} from '../contracts/partyQuery';
import type {HttpRequest} from '../contracts/requests/model';
import {service} from '../service';
import {existsTracked, listTracked, readTracked} from './files';
import {PartFault} from './part';

const FOLDER = 'vpd/queries';

const fileOf = (name: string): string => `${FOLDER}/${name}.graphql`;

/**
 * The text of a sample query of the party data service.
 * @throws PartFault for a name that no file of vpd/queries has
 */
export function partyQuery(name: string): string {
  if (!existsTracked(fileOf(name))) throw new PartFault(`query file ${fileOf(name)} is missing`);
  return readTracked(fileOf(name));
}

/** The name of a query's request among all that pages show. */
export const partyQueryKey = (name: string): string => `vpd/${name}`;

/** The request that sends a query to acceptance. */
export const requestOfQuery = (query: string): HttpRequest => partyQueryRequest(query, service.vpd.accp.host);

/** The requests of all sample queries, by key. */
export function partyQueryRequests(): [key: string, request: HttpRequest][] {
  const names = listTracked(FOLDER).flatMap((file) => (file.endsWith('.graphql') ? [file.slice(0, -8)] : []));
  return names.map((name) => [partyQueryKey(name), requestOfQuery(partyQuery(name))]);
}
