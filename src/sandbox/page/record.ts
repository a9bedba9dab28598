import type {IncomingHttpHeaders, IncomingMessage} from 'node:http';
import type {Answer} from '../answer';
import {bodyRead} from '../body';
import type {Bus} from '../bus/bus';
import {fileText} from './parts';
import {withoutSecrets} from './secrets';

/** The headers that the page shows: how each is written, and whether it is a credential. */
const HEADERS = {
  Authorization: true,
  'Subscription-Key': true,
  'Content-Type': false,
  Prefer: false,
  SOAPAction: false,
  'X-PSB-DocumentId': false,
  'X-PSB-Language': false,
} as const;

/** More than a target that makes sense has. */
const MOST_OF_TARGET = 2000;

function shownHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const all = Object.entries(HEADERS).map(([name, isSecret]) => {
    const value = headers[name.toLowerCase()]?.toString() ?? '';
    const scheme = /^(Bearer|Basic) /i.exec(value)?.[0] ?? '';
    return [name, value && isSecret ? `${scheme}***` : value] as const;
  });
  return Object.fromEntries(all.filter(([, value]) => value !== ''));
}

/** Notes a request and its response in the journal of the bus, without secrets and with long texts cut. */
export function recordRequest({journal, contract}: Bus, request: IncomingMessage, answer: Answer): void {
  const masked = (text: string): string => withoutSecrets(contract, text);
  const body = (bytes: Uint8Array | string | undefined, type?: string): string =>
    bytes ? fileText(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes, type, masked) : '';
  const target = masked(request.url ?? '').slice(0, MOST_OF_TARGET);
  journal.add('request', `${request.method} ${target}`, {
    status: String(answer.status),
    ...shownHeaders(request.headers),
    body: body(bodyRead(request), request.headers['content-type']),
    response: body(answer.body, answer.headers['content-type']),
  });
}
