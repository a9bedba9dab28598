import {operationEntry} from '../addresses/places';
import {errorsOf} from '../contracts/errors';
import type {OperationLink} from '../contracts/formats/operations';
import {formatsOfOperation} from '../contracts/formats/registry';
import {hookActionsOf} from '../contracts/hookActions';
import {limitsOf} from '../contracts/limits';
import type {PageLink} from '../contracts/model';
import {
  ContractFault,
  placedOperations,
  type OpenApiDocument,
  type PlacedOperation,
} from '../contracts/openapi/document';
import type {Operation} from '../contracts/openapi/model';
import {operationOf, referenceOf} from '../contracts/openapi/reference';
import {retriesOf} from '../contracts/retries';
import {topicTablesOf} from '../contracts/topics/tables';
import {topicsOf} from '../contracts/topics/topics';
import {failAt} from '../contracts/yamlFile';
import {found} from './authorFault';
import {memoized} from './files';
import {formatRegistry} from './formats';
import {pageLink} from './pageLinks';
import {fromYaml, yamlFile} from './yaml';

type Version = Operation['version'];

/** The versions of the REST contract. */
export const restVersions: readonly Version[] = ['v1', 'v1-beta'];

const LIMITS = 'openapi/limits.yaml';

const documentFile = (version: Version): string => `openapi/${version}.yaml`;

/** The OpenAPI document of a version; the linter holds it to the specification. @throws ContentError for text that is not YAML, or has no operations */
export function openApi(version: Version): OpenApiDocument {
  const yaml = yamlFile(documentFile(version));
  const {data} = yaml;
  if (typeof data === 'object' && data && 'paths' in data) return data as OpenApiDocument;
  return failAt(yaml, [], 'no paths, so no operations', 'Write an OpenAPI document');
}

/** Every error code of the service. */
export const errorCatalogue = fromYaml('openapi/errors.yaml', errorsOf);

/** The limits of the REST API and of hooks. */
export const limits = fromYaml(LIMITS, limitsOf);

/** What a client retries. */
export const retries = fromYaml('openapi/retries.yaml', (yaml) => retriesOf(yaml, yamlFile(LIMITS)));

/** Every topic of events and commands. */
export const topics = fromYaml('openapi/topics.yaml', topicsOf);

/** The topics as pages show them. */
export const topicTables = memoized(() => topicTablesOf(topics()));

/** The actions of hooks. @throws ContentError for an action or option that lacks a key or has a wrong one */
export const hookActions = fromYaml(documentFile('v1'), hookActionsOf);

/** The formats that an operation accepts, with their pages; nothing for an operation that accepts no document. */
export const formatsAccepted = (operation: string): PageLink[] =>
  formatsOfOperation(formatRegistry(), operation).map(({title, page}) => ({title, href: page}));

type Context = Parameters<typeof referenceOf>[2];

/** What `read` makes of a version's document. @throws ContentError, with file and line, for a part that cannot be read */
function located<T>(version: Version, read: (document: OpenApiDocument, context: Context) => T): T {
  const errors = errorCatalogue().flatMap(({status, ...error}) =>
    status ? [[error.code, {status, ...error}] as const] : [],
  );
  try {
    const context = {errors: new Map(errors), retries: retries().list, pageLink, formatsOf: formatsAccepted};
    return read(openApi(version), context);
  } catch (error) {
    if (!(error instanceof ContractFault)) throw error;
    return failAt(yamlFile(documentFile(version)), error.at, error.message, 'Correct the contract');
  }
}

/** The reference of a version, ready to be drawn. @throws ContentError for a part of the contract that cannot be read */
export const restReference = memoized((version: Version) =>
  located(version, (document, context) => referenceOf(document, version, context)),
);

/** An operation as the contract of a version has it, by its id. */
export const placedOperation = (version: Version, id: string): PlacedOperation | undefined =>
  placedOperations(openApi(version)).find(({operation}) => operation.operationId === id);

/** One operation, of whichever version has it; nothing for an id that no version has. @throws ContentError for an operation that cannot be read */
export const operation = memoized((id: string): Operation | undefined => {
  const version = restVersions.find((each) => placedOperation(each, id));
  const placed = version && placedOperation(version, id);
  return placed && located(version, (document, context) => operationOf(document, version, placed, context));
});

/** An operation by its id. @throws AuthorFault for an id that no contract has */
export const operationNamed = (id: string): Operation =>
  found(operation(id), `operation '${id}' is not in openapi/*.yaml`);

/** An operation with the address of its description. @throws AuthorFault for an id that no contract has */
export function operationLinkOf(id: string): OperationLink {
  const operation = operationNamed(id);
  return {id, beta: operation.beta, href: operationEntry(operation)};
}
