import {contentTypeOf, type HttpRequest, type RequestBody} from './model';

/** Text as one argument of a shell command. */
export const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function bodyOption(body: RequestBody): string[] {
  switch (body.kind) {
    case 'json':
      return [`-d ${quote(JSON.stringify(body.value, null, 2))}`];
    case 'form':
      return [`-F ${quote(`${body.field}=@${body.file.name};type=${body.file.mediaType}`)}`];
    case 'file':
      return [`--data-binary ${quote(`@${body.file.name}`)}`];
    case 'none':
      return [];
  }
}

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
    ...(contentType ? [`-H ${quote(`Content-Type: ${contentType}`)}`] : []),
    ...bodyOption(body),
  ]);
}
