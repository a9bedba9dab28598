import type {ConsoleRequest, RequestBody} from './useRequest';

const TIMEOUT_MS = 30_000;

/** Milliseconds for which a browser can still read a file that it saves. */
const KEPT_MS = 60_000;

/** Endings of the files that the API returns, by media type. */
const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/zip': 'zip',
  'application/octet-stream': 'bin',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

/** How a call ended. */
export type Outcome =
  | {
      readonly kind: 'answer';
      readonly server: string;
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
      readonly text?: string;
      readonly milliseconds: number;
    }
  | {readonly kind: 'silence'; readonly reason: 'timeout' | 'refused' | 'broken'; readonly server: string}
  | {readonly kind: 'unsent'; readonly message: string};

function bodyInit(body: RequestBody): BodyInit | undefined {
  if (typeof body !== 'object' || body instanceof File) return body;
  const form = new FormData();
  for (const [name, part] of Object.entries(body)) if (part !== undefined) form.append(name, part);
  return form;
}

/** The request without cookies or redirects, which would take the key to another host. @throws TypeError for a header that can't be sent */
function requestInit({method, headers, body}: ConsoleRequest): RequestInit {
  const sent = new Headers();
  for (const [name, value] of headers) sent.append(name, value);
  return {method, headers: sent, body: bodyInit(body), credentials: 'omit', redirect: 'error'};
}

/** Has the browser save a file, which it reads after the press. */
function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** The text of a response. A file has none: the browser saves it. */
async function textOf(response: Response): Promise<string | undefined> {
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const ending = ENDINGS[type ?? ''];
  if (ending === undefined) return response.text();
  saveFile(await response.blob(), `file.${ending}`);
  return undefined;
}

/**
 * Sends a request straight to the chosen server: without a proxy, without cookies, and to no other host.
 * A browser doesn't say whether a host is down, refuses the origin (CORS) or redirects; all count as 'refused'.
 * @returns the response, without text when it is a file, which the browser has then saved; never rejects
 */
export async function send(request: ConsoleRequest): Promise<Outcome> {
  const {server} = request;
  const started = performance.now();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const silence = (reason: 'broken' | 'refused'): Outcome => ({
    kind: 'silence',
    reason: signal.aborted ? 'timeout' : reason,
    server,
  });
  let init: RequestInit;
  try {
    init = requestInit(request);
  } catch (error) {
    return {kind: 'unsent', message: error instanceof Error ? error.message : String(error)};
  }
  const response = await fetch(request.url, {...init, signal}).catch(() => undefined);
  if (!response) return silence('refused');
  try {
    const text = await textOf(response);
    const milliseconds = Math.round(performance.now() - started);
    const {status, headers} = response;
    return {kind: 'answer', server, status, headers: [...headers], text, milliseconds};
  } catch {
    return silence('broken');
  }
}
