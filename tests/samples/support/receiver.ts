import {createHmac} from 'node:crypto';
import {freePort} from '../../support/ports';
import {start, type Environment, type Running} from '../../support/programs';

/** What a sample says that reads PSB_WEBHOOK_SECRET and does not find it. */
export const NO_SECRET = /PSB_WEBHOOK_SECRET:? is not set/;

/**
 * Whether a receiver answers requests. A connection that is opened and dropped would say less, that the system accepts it, and would
 * leave the receiver busy with closing it when the first event comes.
 */
async function answers(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://localhost:${port}/`);
    await response.text();
    return true;
  } catch {
    return false;
  }
}

/** A webhook receiver that answers. */
export interface Receiver extends Running {
  readonly port: number;
  /** Posts a body with a signature, or without one, and gives the status of the answer. */
  post(body: string, signature?: string): Promise<number>;
}

/**
 * Starts a receiver and waits until it answers.
 * @throws Error with what it said when it ends before that
 */
export async function startReceiver(
  command: readonly string[],
  folder: string,
  environment: Environment,
): Promise<Receiver> {
  const port = await freePort();
  const program = start(command, folder, {...environment, PORT: String(port)});
  const state = {over: false};
  void program.ended.then(() => (state.over = true));
  while (!(await answers(port))) {
    if (state.over) throw new Error(`the receiver ended: ${JSON.stringify(await program.ended)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    ...program,
    port,
    async post(body, signature) {
      const headers = {'content-type': 'application/json', ...(signature && {'x-psb-signature': signature})};
      const response = await fetch(`http://localhost:${port}/psb`, {method: 'POST', headers, body});
      await response.text();
      return response.status;
    },
  };
}

/** The signature of a body, as the contract's `X-PSB-Signature` says it. */
export function signatureOf(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}
