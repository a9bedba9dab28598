import {byKind, contentTypeOf, type HttpRequest, type RequestHeader, type RequestHost, type SentFile} from './model';

/** A text as one word of a shell command, in single quotes. */
export const shellQuote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** JSON as the body of a request, its lines indented below the option. */
export const jsonOption = (json: string): string => `-d ${shellQuote(json)}`.replaceAll('\n', '\n  ');

/** A file as the field of a form. */
export const fileOption = (field: string, {name, mediaType}: SentFile): string =>
  `-F ${shellQuote(`${field}=@${name};type=${mediaType}`)}`;

/** A file as the whole body. */
export const rawOption = (file: string): string => `--data-binary ${shellQuote(`@${file}`)}`;

const bodyOption = byKind<string[]>({
  none: () => [],
  json: ({value}) => [jsonOption(JSON.stringify(value, null, 2))],
  form: ({field, file}) => [fileOption(field, file)],
  file: ({file}) => [rawOption(file.name)],
});

/** The characters that mean something to a shell between double quotes. */
const inDoubleQuotes = (text: string): string => text.replace(/["$`\\]/g, '\\$&');

/** The line of a shell script that names its host. */
export const hostLine = ({variable, origin}: RequestHost): string => `host=\${${variable}:-${origin}}`;

/**
 * The lines of a curl command, after one that names the host. The rest of the address has a line of its own: beside prose there is room for a
 * path, not for a host and a path.
 * @param options each a line after the address
 */
export function curlCommand(
  {method, host, path}: Omit<HttpRequest, 'headers' | 'body'>,
  options: readonly string[],
): string {
  const command = [method === 'GET' ? 'curl' : `curl -X ${method}`, `"$host${inDoubleQuotes(path)}"`, ...options];
  return `${hostLine(host)}\n${command.join(' \\\n  ')}`;
}

/** A header. Without its variable, curl leaves it out, so that the shell has to stop where it must be set. */
const headerOption = ({name, prefix, variable, mustBeSet}: RequestHeader): string =>
  `-H "${name}: ${prefix}$${mustBeSet ? `{${variable}:?}` : variable}"`;

/** A request as a curl command. */
export function curl(request: HttpRequest): string {
  const {headers, body} = request;
  const contentType = contentTypeOf(body);
  return curlCommand(request, [
    ...headers.map(headerOption),
    ...(contentType ? [`-H ${shellQuote(`Content-Type: ${contentType}`)}`] : []),
    ...bodyOption(body),
  ]);
}
