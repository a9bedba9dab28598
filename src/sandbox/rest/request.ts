import type {OpenApiDocument} from '../../contracts/openapi/document';
import {resolve} from '../../contracts/openapi/document';
import {partsOf, type Part} from '../form';
import {Problem} from '../bus/problem';
import type {RestOperation} from './contract';
import type {Schemas} from './schemas';

/** A request as it came. Names of headers are in lower case. */
export interface RawRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

/** An uploaded file. */
export interface UploadedFile {
  readonly data: Uint8Array;
  /** Its media type, without parameters. */
  readonly type: string;
  readonly name?: string;
}

/** A request that fits the contract. */
export interface CheckedRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly documentId?: string;
  /** The JSON body. */
  readonly json?: unknown;
  readonly file?: UploadedFile;
  /** The other fields of a form. */
  readonly fields: Readonly<Record<string, string>>;
}

const DOCUMENT_ID = 'X-PSB-DocumentId';

function parametersOf(
  {parameters}: RestOperation,
  {url, headers}: RawRequest,
  path: CheckedRequest['path'],
  schemas: Schemas,
) {
  const query: Record<string, unknown> = {};
  let documentId: string | undefined;
  for (const {name, in: place, required, schema = {}} of parameters) {
    const several = url.searchParams.getAll(name);
    const isList = schema.type === 'array';
    const value =
      place === 'path' ? path[name] : place === 'header' ? headers[name.toLowerCase()] : isList ? several : several[0];
    const isMissing = value === undefined || (Array.isArray(value) && value.length === 0);
    if (isMissing) {
      if (required) throw new Problem('API400', `Parameter '${name}' is missing.`);
      continue;
    }
    const checked = schemas.parameter(name, schema, value);
    if (place === 'query') query[name] = checked;
    if (name === DOCUMENT_ID) documentId = String(value);
  }
  return {query, documentId};
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Problem('API400', 'The body is not valid JSON.');
  }
}

/** The media types of the part `file` of a form; empty when the contract says nothing. */
export function fileTypes({bodies}: RestOperation): string[] {
  const written = bodies['multipart/form-data']?.encoding?.file?.contentType ?? '';
  return written ? written.split(/, */) : [];
}

function formOf(parts: readonly Part[], operation: RestOperation, document: OpenApiDocument) {
  const schema = operation.bodies['multipart/form-data']?.schema ?? {};
  const {required = [], properties = {}} = resolve(document, schema);
  const missing = required.find((name) => !parts.some((part) => part.name === name));
  if (missing) throw new Problem('API400', `The form has no part named '${missing}'.`);
  const fields: Record<string, string> = {};
  let file: UploadedFile | undefined;
  for (const {name, fileName, type, data} of parts) {
    if (name === 'file') file = {data, type: type || 'application/octet-stream', name: fileName};
    else fields[name] = data.toString();
    const most = properties[name]?.maxLength;
    if (most !== undefined && data.length > most)
      throw new Problem('API400', `Field '${name}' has more than ${most} characters.`);
  }
  return {file, fields};
}

/** Checks a request against its operation. @throws Problem with API400 or API415 for what the contract doesn't allow */
export function checkedRequest(
  operation: RestOperation,
  raw: RawRequest,
  path: CheckedRequest['path'],
  schemas: Schemas,
): CheckedRequest {
  const known = parametersOf(operation, raw, path, schemas);
  const types = Object.keys(operation.bodies);
  if (types.length === 0) return {path, ...known, fields: {}};
  const written = raw.headers['content-type'] ?? '';
  const type = written.split(';')[0]?.trim().toLowerCase() ?? '';
  if (raw.body.length === 0 && !type && operation.needsBody) throw new Problem('API400', 'The body is missing.');
  if (!types.includes(type)) {
    throw new Problem('API415', `Content type '${type}' is not supported; use ${types.join(' or ')}.`);
  }
  if (type === 'application/json') {
    const json = jsonOf(raw.body.toString());
    schemas.body(operation.bodies[type]?.schema ?? {}, json);
    return {path, ...known, json, fields: {}};
  }
  if (type === 'multipart/form-data') {
    return {path, ...known, ...formOf(partsOf(written, raw.body), operation, operation.document)};
  }
  return {path, ...known, file: {data: raw.body, type}, fields: {}};
}
