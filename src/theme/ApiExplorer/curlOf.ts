import {curlCommand, jsonOption, shellQuote} from '@site/src/contracts/requests/curl';
import type {ConsoleRequest} from './useRequest';

/** The command never contains credentials: the shell fills them in from the variables that the samples of the site use. */
const SECRET: Readonly<Record<string, string>> = {
  authorization: '-H "Authorization: Bearer $PSB_TOKEN"',
  'subscription-key': '-H "Subscription-Key: $PSB_SUBSCRIPTION_KEY"',
};

const partText = (value: string | File): string => (value instanceof File ? `@${value.name}` : value);

function bodyOptions({body, contentType}: ConsoleRequest): string[] {
  if (body instanceof File) return [`--data-binary ${shellQuote(partText(body))}`];
  if (typeof body === 'object')
    return Object.entries(body).flatMap(([name, part]) =>
      part ? [`-F ${shellQuote(`${name}=${partText(part)}`)}`] : [],
    );
  if (body) return [contentType?.includes('json') ? jsonOption(body) : `-d ${shellQuote(body)}`];
  if (contentType === undefined) return [];
  return [contentType.includes('form') ? "-F 'file=@document.xml'" : "--data-binary '@document.xml'"];
}

/** The request as a curl command to paste into a shell. A file that is not chosen yet is called document.xml. */
export function curlOf(request: ConsoleRequest): string {
  const headers = request.headers.map(
    ([name, value]) => SECRET[name.toLowerCase()] ?? `-H ${shellQuote(`${name}: ${value}`)}`,
  );
  const host = {variable: 'PSB_HOST', origin: request.server};
  const path = request.url.slice(request.server.length);
  return curlCommand({method: request.method, host, path}, [...headers, ...bodyOptions(request)]);
}
