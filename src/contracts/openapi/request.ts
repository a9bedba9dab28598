import {exampleFile, fileNamed} from '../requests/exampleFile';
import type {HttpRequest, RequestBody} from '../requests/model';
import {
  resolve,
  type MediaTypeObject,
  type OpenApiDocument,
  type ParameterObject,
  type PlacedOperation,
} from './document';

/** Which of its possible requests an operation is shown with. */
export interface RequestChoice {
  /** Optional query parameters to include, `name` with the contract's example or `name=value`; required ones are always included. */
  readonly query?: readonly string[];
  /** Values of path parameters, `name=value`, in place of the contract's examples. */
  readonly path?: readonly string[];
  /** Name of the example of the body; default the first. */
  readonly example?: string;
  /** Name of the file to upload, where the operation accepts one. */
  readonly file?: string;
}

/** A choice of one parameter: its name, and its value if the author gives one. */
export function choiceOf(written: string): {readonly name: string; readonly value?: string} {
  const at = written.indexOf('=');
  return at < 0 ? {name: written} : {name: written.slice(0, at), value: written.slice(at + 1)};
}

const valueIn = (choices: readonly string[], wanted: string): string | undefined =>
  choices.map(choiceOf).find(({name}) => name === wanted)?.value;

/** The name of a request among all that pages show: `subscribe`, `subscribe/hookMail`, `getSalesOrders?from`. */
export function requestKey(operationId: string, {query = [], path = [], example, file}: RequestChoice = {}): string {
  const chosen = [...query.map((each) => `?${each}`), ...path.map((each) => `;${each}`)];
  return [operationId, example && `/${example}`, ...chosen, file && `@${file}`].join('');
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

function bodyOf(document: OpenApiDocument, {operation}: PlacedOperation, {example, file}: RequestChoice): RequestBody {
  const media = operation.requestBody && Object.entries(resolve(document, operation.requestBody).content)[0];
  if (!media) return {kind: 'none'};
  const [mediaType, content] = media;
  if (mediaType.includes('form')) {
    const accepted = content.encoding?.file?.contentType;
    return {kind: 'form', field: 'file', file: file === undefined ? exampleFile(accepted) : fileNamed(file)};
  }
  if (!mediaType.includes('json')) return {kind: 'file', file: {name: file ?? exampleFile(mediaType).name, mediaType}};
  return {kind: 'json', value: jsonOf(document, content, example)};
}

/** The value of a parameter in the path or the query of a request, not encoded. */
interface ParameterValue {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly value: string;
}

/** The parameters in the path and the query of a request, in the order of the contract, with the contract's examples where the choice has no value. */
export function parameterValues(
  document: OpenApiDocument,
  {parameters}: Pick<PlacedOperation, 'parameters'>,
  {query = [], path = []}: RequestChoice = {},
): ParameterValue[] {
  const names = query.map((each) => choiceOf(each).name);
  return parameters
    .map((reference) => resolve(document, reference))
    .flatMap((each) => {
      if (each.in === 'header' || (each.in === 'query' && !each.required && !names.includes(each.name))) return [];
      const chosen = valueIn(each.in === 'path' ? path : query, each.name);
      return [{name: each.name, in: each.in, value: chosen ?? exampleOf(document, each)}];
    });
}

function pathOf(document: OpenApiDocument, placed: PlacedOperation, choice: RequestChoice): string {
  const values = parameterValues(document, placed, choice);
  const filled = placed.path.replace(/\{([^}]+)\}/g, (place, name: string) => {
    const parameter = values.find((each) => each.in === 'path' && each.name === name);
    return parameter ? segment(parameter.value) : place;
  });
  const search = values
    .filter((each) => each.in === 'query')
    .map(({name, value}) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return filled + (search && `?${search}`);
}

/**
 * A complete request of an operation, with the contract's own examples. The host, credentials and the id of a new document come from the
 * reader's environment: an id of the examples would already exist after the first reader. The host is otherwise the acceptance server.
 * @throws Error when the body has no example
 */
export function requestOf(document: OpenApiDocument, placed: PlacedOperation, choice: RequestChoice = {}): HttpRequest {
  const parameters = placed.parameters.map((reference) => resolve(document, reference));
  const documentId = parameters.find((each) => each.in === 'header' && each.name.endsWith('-DocumentId'));
  return {
    method: placed.method.toUpperCase(),
    host: {variable: 'PSB_HOST', origin: document.servers[0]?.url ?? ''},
    path: pathOf(document, placed, choice),
    headers: [
      {name: 'Authorization', prefix: 'Bearer ', variable: 'PSB_TOKEN'},
      {name: 'Subscription-Key', prefix: '', variable: 'PSB_SUBSCRIPTION_KEY'},
      ...(documentId
        ? [{name: documentId.name, prefix: '', variable: 'PSB_DOCUMENT_ID', mustBeSet: true as const}]
        : []),
    ],
    body: bodyOf(document, placed, choice),
  };
}
