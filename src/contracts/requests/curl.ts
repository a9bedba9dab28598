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

/** A request as a curl command. The address has a line of its own, so that it is not cut beside prose. */
export function curl({method, url, headers, body}: HttpRequest): string {
  const contentType = contentTypeOf(body);
  return [
    method === 'GET' ? 'curl' : `curl -X ${method}`,
    quote(url),
    ...headers.map(({name, prefix, variable}) => `-H "${name}: ${prefix}$${variable}"`),
    ...(contentType ? [`-H ${quote(`Content-Type: ${contentType}`)}`] : []),
    ...bodyOption(body),
  ].join(' \\\n  ');
}
