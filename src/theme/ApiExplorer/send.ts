import {requestInit} from './requestInit';
import {fileEnding, saveFile} from './saveFile';
import type {Outcome} from './state';
import type {CurrentRequest} from './useRequest';

const TIMEOUT_MS = 30_000;

function namesAndValues(headers: Headers): [string, string][] {
  const all: [string, string][] = [];
  headers.forEach((value, name) => all.push([name, value]));
  return all;
}

/** The text of a response; nothing of a file, which the browser saves. */
async function textOf(response: Response): Promise<string | undefined> {
  const ending = fileEnding(response.headers.get('content-type'));
  if (ending === undefined) return response.text();
  saveFile(await response.blob(), `file.${ending}`);
  return undefined;
}

/**
 * Sends a request straight to the chosen server: without a proxy, without cookies, and to no other host than that.
 * A browser tells no difference between a host that is away, one that refuses the origin, and one that redirects; all count as 'refused'.
 * @returns what came back; without text when the response is a file, which the browser then has saved; never rejects
 */
export async function send(current: CurrentRequest): Promise<Outcome> {
  const {postman, state} = current;
  const started = performance.now();
  const server = (state.server.value ?? state.server.options[0])?.url ?? '';
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const silence = (reason: 'broken' | 'refused'): Outcome => ({
    kind: 'silence',
    reason: signal.aborted ? 'timeout' : reason,
    server,
  });
  let request: RequestInit;
  try {
    request = requestInit(current);
  } catch (error) {
    return {kind: 'unsent', message: error instanceof Error ? error.message : String(error)};
  }
  let response: Response;
  try {
    response = await fetch(postman.url.toString(), {...request, signal});
  } catch {
    return silence('refused');
  }
  try {
    const text = await textOf(response);
    const milliseconds = Math.round(performance.now() - started);
    return {
      kind: 'answer',
      server,
      status: response.status,
      headers: namesAndValues(response.headers),
      text,
      milliseconds,
    };
  } catch {
    return silence('broken');
  }
}
