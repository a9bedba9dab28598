import {ZodError} from 'zod';
import {ContentError} from '../contracts/contentError';
import {errorsOf, type ServiceError} from '../contracts/errors';
import {hookActionsOf, type HookAction} from '../contracts/hookActions';
import {ContractFault, placedOperations, type OpenApiDocument} from '../contracts/openapi/document';
import type {Operation, RestReference} from '../contracts/openapi/model';
import {operationOf, operationsOf, referenceOf, type ReferenceContext} from '../contracts/openapi/reference';
import {retriesOf, type Retries} from '../contracts/retries';
import {topicTablesOf, type TopicTables} from '../contracts/topics/tables';
import {topicsOf, type Topics} from '../contracts/topics/topics';
import {existsTracked, memo} from './files';
import {formatsAccepted} from './formats';
import {pageLink} from './pages';
import {readFilled, yamlFile} from './yaml';

type Version = Operation['version'];

const VERSIONS = ['v1', 'v1-beta'] as const satisfies readonly Version[];

export {readFilled, yamlFile};

const documentFile = (version: Version): string => `openapi/${version}.yaml`;

/** The versions of the REST contract that exist. */
export function restVersions(): Version[] {
  return VERSIONS.filter((version) => existsTracked(documentFile(version)));
}

/**
 * The OpenAPI document of a version; the linter holds it to the specification.
 * @throws ContentError for text that is not YAML, or has no operations
 */
export function openApi(version: Version): OpenApiDocument {
  const {file, data} = yamlFile(documentFile(version));
  if (typeof data === 'object' && data && 'paths' in data) return data as OpenApiDocument;
  throw new ContentError(file, 1, 'no paths, so no operations', 'Write an OpenAPI document');
}

/** What `read` makes of a version's document. A part that cannot be read is named with file and line. */
function located<T>(version: Version, read: (document: OpenApiDocument) => T): T {
  try {
    return read(openApi(version));
  } catch (error) {
    if (!(error instanceof ContractFault)) throw error;
    const yaml = yamlFile(documentFile(version));
    throw new ContentError(yaml.file, yaml.lineOf(error.at), error.message, 'Correct the contract');
  }
}

/**
 * Every error code of the service.
 * @throws ContentError for an entry that lacks a field or has a wrong one
 */
export function errorCatalogue(): ServiceError[] {
  return memo('errors', () => errorsOf(yamlFile('openapi/errors.yaml')));
}

/**
 * What a client retries.
 * @throws ContentError for an entry that lacks a field or has a wrong one
 */
export function retries(): Retries {
  return memo('retries', () => retriesOf(yamlFile('openapi/retries.yaml'), yamlFile('openapi/limits.yaml')));
}

/**
 * Every topic of events and commands.
 * @throws ContentError for an entry that lacks a key or has a wrong one
 */
export function topics(): Topics {
  return memo('topics', () => topicsOf(yamlFile('openapi/topics.yaml')));
}

/**
 * The topics as pages show them.
 * @throws ContentError as `topics` does
 */
export function topicTables(): TopicTables {
  return memo('topic tables', () => topicTablesOf(topics()));
}

/**
 * The actions of hooks.
 * @throws ContentError for an action or option that lacks a key or has a wrong one
 */
export function hookActions(): HookAction[] {
  return memo('hook actions', () => {
    try {
      return hookActionsOf(openApi('v1').components.schemas.Hook);
    } catch (error) {
      if (!(error instanceof ZodError)) throw error;
      const yaml = yamlFile(documentFile('v1'));
      const [{path, message} = {path: [], message: 'wrong'}] = error.issues;
      const line = yaml.lineOf(['components', 'schemas', 'Hook', ...path]);
      throw new ContentError(yaml.file, line, `${path.join('.')}: ${message}`, 'Correct the action');
    }
  });
}

function referenceContext(): ReferenceContext {
  const errors = errorCatalogue().flatMap(({status, ...error}) =>
    status ? [[error.code, {status, ...error}] as const] : [],
  );
  return {errors: new Map(errors), retries: retries().list, pageLink, formatsOf: formatsAccepted};
}

/**
 * The reference of a version, ready to be drawn.
 * @throws ContentError, with file and line, for a part of the contract that cannot be read
 */
export function restReference(version: Version): RestReference {
  return memo(`reference ${version}`, () =>
    located(version, (document) => referenceOf(document, version, referenceContext())),
  );
}

/**
 * Every operation of every version, by operation id.
 * @throws ContentError, with file and line, for an operation that cannot be read
 */
export function operations(): Map<string, Operation> {
  const all = restVersions().flatMap((version) =>
    located(version, (document) => operationsOf(document, version, referenceContext())),
  );
  return new Map(all.map((operation) => [operation.id, operation]));
}

/**
 * One operation, of whichever version has it.
 * @returns nothing for an id that no version has
 * @throws ContentError, with file and line, for an operation that cannot be read
 */
export function operation(id: string): Operation | undefined {
  return memo(`operation ${id}`, () => {
    const found = restVersions().flatMap((version) =>
      placedOperations(openApi(version)).flatMap((placed) =>
        placed.operation.operationId === id ? [{version, placed}] : [],
      ),
    )[0];
    return (
      found &&
      located(found.version, (document) => operationOf(document, found.version, found.placed, referenceContext()))
    );
  });
}
