import type {IncomingMessage} from 'node:http';
import type {IHttpRequest} from '@stoplight/prism-http';
import {Refused} from './answer';
import {errorAnswer} from './errors';
import {formForPrism, partsOf} from './form';

function queryOf(url: URL): Record<string, string | string[]> {
  const names = [...new Set(url.searchParams.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const [value = '', ...others] = url.searchParams.getAll(name);
      return [name, others.length ? [value, ...others] : value];
    }),
  );
}

function parsedBody(contentType: string, body: Buffer): unknown {
  if (body.length === 0) return undefined;
  const text = body.toString();
  if (!/^application\/json\b/.test(contentType)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refused(errorAnswer('API400', 'The body is not valid JSON.'));
  }
}

/** A request as Prism takes it, without `Accept`: the contract's first media type answers. @throws Refused for JSON that does not parse */
export async function prismRequest(request: IncomingMessage, url: URL, body: Buffer): Promise<IHttpRequest> {
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (name !== 'accept' && value !== undefined) headers[name] = String(value);
  }
  headers['content-length'] = String(body.length);
  const contentType = headers['content-type'] ?? '';
  const parts = partsOf(contentType, body);
  const form = parts.length ? await formForPrism(parts) : undefined;
  if (form) headers['content-type'] = form.contentType;
  return {
    method: (request.method ?? 'GET').toLowerCase() as IHttpRequest['method'],
    url: {path: url.pathname, query: queryOf(url)},
    headers,
    body: form ? form.body : parsedBody(contentType, body),
  };
}
