import type {HttpRequest, RequestBody} from '../requests/model';
import {resolve, type MediaTypeObject, type OpenApiDocument, type ParameterObject} from './document';
import type {PlacedOperation} from './operations';

/** Which of its possible requests an operation is shown with. */
export interface RequestChoice {
  /** Names of optional query parameters to include; required ones are always included. */
  readonly query?: readonly string[];
  /** Name of the example of the body; default the first. */
  readonly example?: string;
}

/** The name of a request among all that pages show: `subscribe`, `subscribe/hookMail`, `getSalesOrders?from`. */
export function requestKey(operationId: string, {query = [], example}: RequestChoice = {}): string {
  return [operationId, example && `/${example}`, ...query.map((name) => `?${name}`)].join('');
}

/** A value as one segment of a path: what RFC 3986 allows there stays readable, such as the colons of a party id. */
const segment = (value: string): string =>
  encodeURIComponent(value).replace(/%(3A|40|24|26|2B|2C|3B|3D)/g, (escape) => decodeURIComponent(escape));

function exampleOf(document: OpenApiDocument, parameter: ParameterObject): string {
  const example = parameter.example ?? resolve(document, parameter.schema ?? {}).example;
  return String(Array.isArray(example) ? example[0] : (example ?? parameter.name));
}

function jsonOf(document: OpenApiDocument, media: MediaTypeObject, example: string | undefined): unknown {
  const examples = media.examples ?? {};
  const chosen = example ? examples[example] : Object.values(examples)[0];
  const value = chosen ? resolve(document, chosen).value : media.example;
  if (value === undefined) throw new Error('the request body has no example');
  return value;
}

const XML = {name: 'document.xml', mediaType: 'application/xml'};
const SCAN = {name: 'scan.pdf', mediaType: 'application/pdf'};

const acceptsXml = (form: MediaTypeObject): boolean => form.encoding?.file?.contentType?.includes('xml') ?? true;

function bodyOf(document: OpenApiDocument, {operation}: PlacedOperation, example: string | undefined): RequestBody {
  const media = operation.requestBody && Object.entries(resolve(document, operation.requestBody).content)[0];
  if (!media) return {kind: 'none'};
  const [mediaType, content] = media;
  if (mediaType.includes('form')) return {kind: 'form', field: 'file', file: acceptsXml(content) ? XML : SCAN};
  if (!mediaType.includes('json')) return {kind: 'file', file: {...XML, mediaType}};
  return {kind: 'json', value: jsonOf(document, content, example)};
}

function urlOf(
  document: OpenApiDocument,
  path: string,
  parameters: ParameterObject[],
  query: readonly string[],
): string {
  const filled = path.replace(/\{([^}]+)\}/g, (place, name: string) => {
    const parameter = parameters.find((each) => each.in === 'path' && each.name === name);
    return parameter ? segment(exampleOf(document, parameter)) : place;
  });
  const search = parameters
    .filter((each) => each.in === 'query' && (each.required || query.includes(each.name)))
    .map((each) => `${each.name}=${encodeURIComponent(exampleOf(document, each))}`)
    .join('&');
  return `${document.servers[0]?.url ?? ''}${filled}${search ? `?${search}` : ''}`;
}

/**
 * A complete request of an operation, to the acceptance server, with the contract's own examples. Credentials and the id of a new document
 * come from the reader's environment: an id of the examples would already exist after the first reader.
 * @throws Error when the body has no example
 */
export function requestOf(
  document: OpenApiDocument,
  placed: PlacedOperation,
  {query = [], example}: RequestChoice = {},
): HttpRequest {
  const parameters = placed.parameters.map((reference) => resolve(document, reference));
  const documentId = parameters.find((each) => each.in === 'header' && each.name.endsWith('-DocumentId'));
  return {
    method: placed.method.toUpperCase(),
    url: urlOf(document, placed.path, parameters, query),
    headers: [
      {name: 'Authorization', prefix: 'Bearer ', variable: 'PSB_TOKEN'},
      {name: 'Subscription-Key', prefix: '', variable: 'PSB_SUBSCRIPTION_KEY'},
      ...(documentId ? [{name: documentId.name, prefix: '', variable: 'PSB_DOCUMENT_ID'}] : []),
    ],
    body: bodyOf(document, placed, example),
  };
}
