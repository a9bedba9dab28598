import {byKind, contentTypeOf, type HttpRequest} from './model';

/** A text as one word of a shell command, in single quotes. */
export const shellQuote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** JSON as the body of a request, its lines indented below the option. */
export const jsonOption = (json: string): string => `-d ${shellQuote(json)}`.replaceAll('\n', '\n  ');

const bodyOption = byKind<string[]>({
  none: () => [],
  json: ({value}) => [jsonOption(JSON.stringify(value, null, 2))],
  form: ({field, file}) => [`-F ${shellQuote(`${field}=@${file.name};type=${file.mediaType}`)}`],
  file: ({file}) => [`--data-binary ${shellQuote(`@${file.name}`)}`],
});

/** The characters that mean something to a shell between double quotes. */
const inDoubleQuotes = (text: string): string => text.replace(/["$`\\]/g, '\\$&');

/**
 * The lines of a curl command, after one that names the host. The rest of the address has a line of its own: beside prose there is room for a
 * path, not for a host and a path.
 * @param options each a line after the address
 */
export function curlCommand(method: string, url: string, options: readonly string[]): string {
  const [origin = ''] = /^\w+:\/\/[^/?#]*/.exec(url) ?? [];
  const address = `"$host${inDoubleQuotes(url.slice(origin.length))}"`;
  return `host=${origin}\n${[method === 'GET' ? 'curl' : `curl -X ${method}`, address, ...options].join(' \\\n  ')}`;
}

/** A request as a curl command. */
export function curl({method, url, headers, body}: HttpRequest): string {
  const contentType = contentTypeOf(body);
  return curlCommand(method, url, [
    ...headers.map(({name, prefix, variable}) => `-H "${name}: ${prefix}$${variable}"`),
    ...(contentType ? [`-H ${shellQuote(`Content-Type: ${contentType}`)}`] : []),
    ...bodyOption(body),
  ]);
}
