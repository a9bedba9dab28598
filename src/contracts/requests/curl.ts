import {contentTypeOf, type HttpRequest, type RequestBody} from './model';

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

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
 * A request as a curl command, after a line that names the host. The rest of the address has a line of its own: beside prose there is
 * room for a path, not for a host and a path.
 */
export function curl({method, url, headers, body}: HttpRequest): string {
  const {origin} = new URL(url);
  const contentType = contentTypeOf(body);
  const command = [
    method === 'GET' ? 'curl' : `curl -X ${method}`,
    `"$host${inDoubleQuotes(url.slice(origin.length))}"`,
    ...headers.map(({name, prefix, variable}) => `-H "${name}: ${prefix}$${variable}"`),
    ...(contentType ? [`-H ${quote(`Content-Type: ${contentType}`)}`] : []),
    ...bodyOption(body),
  ];
  return `host=${origin}\n${command.join(' \\\n  ')}`;
}
