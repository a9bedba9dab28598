import {ContentError} from '../contracts/contentError';
import {
  operationEntriesOf,
  checkedQuery,
  queryFault,
  partyQueryRequest,
  type OperationEntry,
} from '../contracts/partyData/operations';
import type {HttpRequest} from '../contracts/requests/model';
import {service} from '../service';
import {existsTracked, memo} from './files';
import {partyService} from './partyData';
import {PartFault} from './part';
import {readFilled, yamlFile} from './yaml';

const FOLDER = 'vpd/operations';
const ENTRIES = `${FOLDER}/operations.yaml`;

/** An example query of party data. */
export interface PartyOperation extends OperationEntry {
  /** As the file has it, tokens filled. */
  readonly query: string;
}

const fileOf = (name: string): string => `${FOLDER}/${name}.graphql`;

/**
 * All example queries, in the order of the playground.
 * @throws ContentError, with file and line, for an entry with a wrong value or without a file, and a query that doesn't fit the schema
 */
export function partyOperations(): PartyOperation[] {
  return memo('party operations', () =>
    operationEntriesOf(yamlFile(ENTRIES)).map((entry, at) => {
      if (!existsTracked(fileOf(entry.name))) {
        const line = yamlFile(ENTRIES).lineOf([at, 'name']);
        throw new ContentError(ENTRIES, line, `${fileOf(entry.name)} is missing`, 'Write it, or remove the entry');
      }
      const file = fileOf(entry.name);
      return {...entry, query: checkedQuery(readFilled(file), file, partyService().schema)};
    }),
  );
}

/**
 * An example query by its name.
 * @throws PartFault for a name that vpd/operations/operations.yaml doesn't have
 */
export function partyOperation(name: string): PartyOperation {
  const found = partyOperations().find((each) => each.name === name);
  if (!found) throw new PartFault(`operation '${name}' is not in ${ENTRIES}`);
  return found;
}

/**
 * The response of the sample service to an example query.
 * @throws PartFault for a name that doesn't exist
 * @throws ContentError for a query that the service answers with an error
 */
export function partyAnswer(name: string): unknown {
  return memo(`party answer ${name}`, () => {
    const {query, variables} = partyOperation(name);
    const {data, errors} = partyService().execute({query, variables});
    if (errors?.[0]) throw queryFault(errors[0], fileOf(name));
    return {data};
  });
}

/** The name of a query's request among all that pages show. */
export const partyQueryKey = (name: string): string => `vpd/${name}`;

/**
 * The request that sends an example query to acceptance.
 * @throws PartFault for a name that doesn't exist
 */
export const requestOfOperation = (name: string): HttpRequest =>
  partyQueryRequest(partyOperation(name), service.vpd.accp.host);
