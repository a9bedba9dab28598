import {createServer, type IncomingHttpHeaders, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {partsOf, type Part} from '../../src/sandbox/form';

/** A request as it came over the wire, without what is a client's own: order of JSON, boundary of a form, other headers. */
export interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly key: string | undefined;
  readonly language: string | undefined;
  readonly mediaType: string | undefined;
  readonly body: unknown;
}

/** A request and the response that the client got. */
export interface Exchange {
  readonly recorded: Recorded;
  readonly documentId: string | undefined;
  readonly status: number;
  readonly text: string;
}

export interface Recorder {
  readonly url: string;
  readonly exchanges: readonly Exchange[];
  close(): void;
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const readable = ({name, fileName, type, data}: Part): unknown => ({name, fileName, type, text: data.toString()});

function bodyOf(contentType: string, body: Buffer): unknown {
  if (contentType.startsWith('multipart/')) return partsOf(contentType, body).map(readable);
  if (contentType.startsWith('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(body.toString()));
  }
  return contentType.startsWith('application/json') ? (JSON.parse(body.toString()) as unknown) : body.toString();
}

const only = (value: string | string[] | undefined): string | undefined => [value].flat()[0];

function recordedOf(request: IncomingMessage, headers: IncomingHttpHeaders, body: Buffer): Recorded {
  const contentType = headers['content-type'];
  return {
    method: request.method ?? '',
    path: request.url ?? '',
    token: headers.authorization,
    key: only(headers['subscription-key']),
    language: only(headers['x-psb-language']),
    mediaType: contentType?.split(';')[0],
    body: bodyOf(contentType ?? '', body),
  };
}

/** The headers that the backend gets; those of the connection are made anew. */
function forwarded(headers: IncomingHttpHeaders): Headers {
  const names = ['authorization', 'subscription-key', 'x-psb-documentid', 'x-psb-language', 'content-type'];
  return new Headers(
    names.flatMap((name): [string, string][] => (headers[name] ? [[name, String(headers[name])]] : [])),
  );
}

/**
 * Listens on a free port of this machine and remembers what it gets.
 * @param backend answers the requests; without one each gets status 200 and `{}`
 */
export async function startRecorder(backend?: string): Promise<Recorder> {
  const exchanges: Exchange[] = [];
  const server = createServer((request, response) => {
    const {headers, method} = request;
    void (async () => {
      const body = await bytesOf(request);
      const passedOn = backend
        ? await fetch(backend + (request.url ?? ''), {
            method,
            headers: forwarded(headers),
            body: body.length > 0 ? new Uint8Array(body) : undefined,
          })
        : new Response('{}');
      const text = await passedOn.text();
      const documentId = only(headers['x-psb-documentid']);
      exchanges.push({recorded: recordedOf(request, headers, body), documentId, status: passedOn.status, text});
      response.writeHead(passedOn.status, {'content-type': passedOn.headers.get('content-type') ?? 'text/plain'});
      response.end(text);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    exchanges,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
