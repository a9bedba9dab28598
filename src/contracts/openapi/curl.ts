import {codeIn} from '../code';
import type {Code} from '../model';
import {resolve, type MediaTypeObject, type OpenApiDocument, type ParameterObject} from './document';
import type {PlacedOperation} from './operations';

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A value as one segment of a path: what RFC 3986 allows there stays readable, such as the colons of a party id. */
const segment = (value: string): string =>
  encodeURIComponent(value).replace(/%(3A|40|24|26|2B|2C|3B|3D)/g, (escape) => decodeURIComponent(escape));

function exampleOf(document: OpenApiDocument, parameter: ParameterObject): string {
  const example = parameter.example ?? resolve(document, parameter.schema ?? {}).example;
  return String(Array.isArray(example) ? example[0] : (example ?? parameter.name));
}

const takesXml = (form: MediaTypeObject): boolean => form.encoding?.file?.contentType?.includes('xml') ?? true;

function bodyLines(document: OpenApiDocument, mediaType: string, media: MediaTypeObject, example?: string): string[] {
  if (mediaType.includes('form')) return [`-F ${quote(takesXml(media) ? 'file=@document.xml' : 'file=@scan.pdf')}`];
  if (!mediaType.includes('json')) {
    return [`-H ${quote(`Content-Type: ${mediaType}`)}`, `--data-binary ${quote('@document.xml')}`];
  }
  const examples = media.examples ?? {};
  const chosen = example ? examples[example] : Object.values(examples)[0];
  const value = chosen ? resolve(document, chosen).value : media.example;
  if (value === undefined) throw new Error('the request body has no example');
  return [`-H ${quote('Content-Type: application/json')}`, `-d ${quote(JSON.stringify(value, null, 2))}`];
}

/**
 * A complete curl command for an operation, on the acceptance server, with the contract's own examples. The reader's own values
 * come from variables of the shell: an id of the examples, say, would be taken after the first reader.
 * @param query names of optional query parameters to include; required ones always stand in it
 * @param example name of the request example; default the first
 */
export function curlOf(
  document: OpenApiDocument,
  {path, method, operation, parameters: references}: PlacedOperation,
  {query = [], example}: {query?: readonly string[]; example?: string} = {},
): Code {
  const parameters = references.map((reference) => resolve(document, reference));
  let address = path;
  for (const parameter of parameters.filter((each) => each.in === 'path')) {
    address = address.replace(`{${parameter.name}}`, () => segment(exampleOf(document, parameter)));
  }
  const search = parameters
    .filter((each) => each.in === 'query' && (each.required || query.includes(each.name)))
    .map((each) => `${each.name}=${encodeURIComponent(exampleOf(document, each))}`)
    .join('&');
  const url = `${document.servers[0]?.url ?? ''}${address}${search ? `?${search}` : ''}`;
  const documentId = parameters.find((each) => each.name.endsWith('-DocumentId'));
  const media = operation.requestBody ? Object.entries(resolve(document, operation.requestBody).content)[0] : undefined;
  const lines = [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${quote(url)}`,
    '-H "Authorization: Bearer $PSB_TOKEN"',
    '-H "Subscription-Key: $PSB_SUBSCRIPTION_KEY"',
    ...(documentId ? [`-H "${documentId.name}: $PSB_DOCUMENT_ID"`] : []),
    ...(media ? bodyLines(document, media[0], media[1], example) : []),
  ];
  return codeIn('bash', lines.join(' \\\n  '));
}
