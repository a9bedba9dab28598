import {curlCommand, fileOption, jsonOption, rawOption, shellQuote} from '../../contracts/requests/curl';
import type {SentFile} from '../../contracts/requests/model';
import type {ConsoleRequest} from './useRequest';

/** The command never contains credentials: the shell fills them in from the variables that the samples of the site use. */
const SECRET: Readonly<Record<string, string>> = {
  authorization: '-H "Authorization: Bearer $PSB_TOKEN"',
  'subscription-key': '-H "Subscription-Key: $PSB_SUBSCRIPTION_KEY"',
};

/** What a browser sends as the type of a file that it doesn't know. */
const UNKNOWN = 'application/octet-stream';

/** The parts of a form: the texts, and the file, which the reader may not have chosen yet. A text can contain what curl's `-F` would read as options. */
function partOptions(parts: Readonly<Record<string, string | File | undefined>>, example: SentFile): string[] {
  const all: typeof parts = {file: undefined, ...parts};
  return Object.entries(all).flatMap(([name, part]) => {
    if (typeof part === 'string') return [`--form-string ${shellQuote(`${name}=${part}`)}`];
    if (part) return [fileOption(name, {name: part.name, mediaType: part.type || UNKNOWN})];
    return name === 'file' ? [fileOption(name, example)] : [];
  });
}

function bodyOptions({body, contentType, exampleFile}: ConsoleRequest): string[] {
  if (contentType === undefined) return [];
  if (contentType.includes('form'))
    return partOptions(typeof body === 'object' && !(body instanceof File) ? body : {}, exampleFile);
  if (contentType.includes('json')) return [jsonOption(typeof body === 'string' ? body : '')];
  return [rawOption(body instanceof File ? body.name : exampleFile.name)];
}

/** The request as a curl command to paste into a shell. Until the reader chooses a file, it names one that the operation accepts. */
export function curlOf(request: ConsoleRequest): string {
  const headers = request.headers.map(
    ([name, value]) => SECRET[name.toLowerCase()] ?? `-H ${shellQuote(`${name}: ${value}`)}`,
  );
  const host = {variable: 'PSB_HOST', origin: request.server};
  const path = request.url.slice(request.server.length);
  return curlCommand({method: request.method, host, path}, [...headers, ...bodyOptions(request)]);
}
