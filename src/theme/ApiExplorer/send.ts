import makeRequest, {RequestError} from '@theme/ApiExplorer/Request/makeRequest';
import type {Outcome} from './state';
import type {CurrentRequest} from './useRequest';

const TIMEOUT_MS = 30_000;

function namesAndValues(headers: Headers): [string, string][] {
  const all: [string, string][] = [];
  headers.forEach((value, name) => all.push([name, value]));
  return all;
}

const BROKEN = Symbol('the answer broke off');

/** The text of an answer; nothing of a file, which the browser then has saved. */
async function textOf(answer: Response): Promise<string | undefined | typeof BROKEN> {
  if (answer.bodyUsed) return undefined;
  return answer.text().catch((): typeof BROKEN => BROKEN);
}

/**
 * Sends a request straight to the chosen server: without a proxy, without cookies.
 * A browser tells no difference between a host that is away and one that refuses the origin; both count as 'refused'.
 * @returns what came back; without text when the answer is a file, which the browser then has saved
 */
export async function send({postman, state, encoding}: CurrentRequest): Promise<Outcome> {
  const started = performance.now();
  const server = (state.server.value ?? state.server.options[0])?.url ?? '';
  try {
    const answer = await makeRequest(postman, undefined, state.body, TIMEOUT_MS, 'omit', encoding);
    const text = await textOf(answer);
    if (text === BROKEN) return {kind: 'silence', reason: 'broken', server};
    const milliseconds = Math.round(performance.now() - started);
    return {kind: 'answer', server, status: answer.status, headers: namesAndValues(answer.headers), text, milliseconds};
  } catch (error) {
    if (!(error instanceof RequestError) || error.type === 'unknown') {
      return {kind: 'unsent', message: error instanceof Error ? error.message : String(error)};
    }
    const reason = error.type === 'timeout' ? 'timeout' : 'refused';
    return {kind: 'silence', reason, server};
  }
}
