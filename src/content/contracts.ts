import fs from 'node:fs';
import path from 'node:path';
import {isPending} from '../addresses/writtenPages';
import {ContentError} from '../contracts/contentError';
import {errorsOf, type ServiceError} from '../contracts/errors';
import type {OpenApiDocument} from '../contracts/openapi/document';
import {ContractFault} from '../contracts/openapi/fault';
import type {Operation, RestReference} from '../contracts/openapi/model';
import {operationsOf, referenceOf, type Surroundings} from '../contracts/openapi/reference';
import {parseYaml, type YamlFile} from '../contracts/yamlFile';
import {pageLink} from './pages';
import {fillTokens} from './tokens';

const VERSIONS = ['v1', 'v1-beta'] as const;

/** The files that pages are rendered from; a change of any makes the pages again. */
export const CONTRACT_FOLDERS = ['openapi', 'docs/samples', 'documents/examples'] as const;

const cache = new Map<string, {stamp: number; value: unknown}>();

/** The result of `read`, kept until a file of the contract folder is newer. */
function memo<T>(key: string, folder: string, read: () => T): T {
  const stamp = Math.max(...fs.readdirSync(folder).map((name) => fs.statSync(path.join(folder, name)).mtimeMs));
  const hit = cache.get(key);
  if (hit?.stamp === stamp) return hit.value as T;
  const value = read();
  cache.set(key, {stamp, value});
  return value;
}

/** Reads a contract file with its tokens filled; the path is from the project's root. */
export function readFilled(file: string): string {
  return fillTokens(fs.readFileSync(file, 'utf8'), file);
}

/** Markdown links to pages that are not written yet become their text; the others stay. */
function withoutPendingLinks(text: string): string {
  return text.replace(/\[([^\]]*)\]\((\/[^)\s]*)\)/g, (link: string, label: string, address: string) =>
    isPending(address) ? label : link,
  );
}

/** A YAML contract as pages show it: tokens filled, without links to pages that are not written yet. */
export function yamlFile(file: string): YamlFile {
  return parseYaml(withoutPendingLinks(readFilled(file)), file);
}

/** The versions of the REST contract that exist. */
export function restVersions(): Operation['version'][] {
  return VERSIONS.filter((version) => fs.existsSync(`openapi/${version}.yaml`));
}

const documentFile = (version: Operation['version']): YamlFile =>
  memo(`document ${version}`, 'openapi', () => yamlFile(`openapi/${version}.yaml`));

/** The OpenAPI document of a version; the linter holds it to the specification. */
export function openApi(version: Operation['version']): OpenApiDocument {
  return documentFile(version).data as OpenApiDocument;
}

/** What `read` makes of a version's document. A part that cannot be read is named with file and line. */
function located<T>(version: Operation['version'], read: (document: OpenApiDocument) => T): T {
  try {
    return read(openApi(version));
  } catch (error) {
    if (!(error instanceof ContractFault)) throw error;
    const yaml = documentFile(version);
    throw new ContentError(yaml.file, yaml.lineOf(error.at), error.message, 'Correct the contract');
  }
}

/**
 * Every error code of the service.
 * @throws ContentError for an entry that lacks a field or has a wrong one
 */
export function errorCatalogue(): ServiceError[] {
  return memo('errors', 'openapi', () => errorsOf(yamlFile('openapi/errors.yaml')));
}

function surroundings(): Surroundings {
  const answers = errorCatalogue().flatMap(({code, status, title}) =>
    status ? [[code, {status, title}] as const] : [],
  );
  return {errors: new Map(answers), pageLink};
}

/**
 * The reference of a version, ready to be drawn.
 * @throws ContentError, with file and line, for a part of the contract that cannot be read
 */
export function restReference(version: Operation['version']): RestReference {
  return memo(`reference ${version}`, 'openapi', () =>
    located(version, (document) => referenceOf(document, version, surroundings())),
  );
}

/**
 * Every operation of every version, by operation id.
 * @throws ContentError, with file and line, for an operation that cannot be read
 */
export function operations(): Map<string, Operation> {
  return memo(
    'operations',
    'openapi',
    () =>
      new Map(
        restVersions()
          .flatMap((version) => located(version, (document) => operationsOf(document, version, surroundings())))
          .map((operation) => [operation.id, operation]),
      ),
  );
}
