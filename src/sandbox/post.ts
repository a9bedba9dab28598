import type {Post} from './bus/hooks/webhooks';

const RESPONSE_TIMES_OUT = 'TimeoutError';

/** Posts an event with the fetch of Node.js. Redirects aren't followed. */
export const post: Post = async (url, {body, headers, timeout}) => {
  try {
    const signal = AbortSignal.timeout(timeout);
    const response = await fetch(url, {method: 'POST', body, headers, redirect: 'manual', signal});
    await response.body?.cancel();
    return response.status;
  } catch (problem) {
    const isLate = problem instanceof Error && problem.name === RESPONSE_TIMES_OUT;
    const {cause} = problem as {cause?: {code?: string; message?: string}};
    const why = cause?.code ?? cause?.message ?? String(problem);
    throw new Error(isLate ? "The webhook server didn't respond in time." : `The connection failed: ${why}.`);
  }
};
