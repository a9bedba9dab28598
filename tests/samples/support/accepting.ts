import {sample} from '../../../src/service';
import type {Environment} from '../../support/programs';
import {newToken, startSandbox, type RunningSandbox} from '../../support/sandbox';
import {inTurn} from './turns';

/** What samples read from their environment; secrets have characters that must be escaped. */
export const CREDENTIALS: Environment = {
  PSB_CLIENT_ID: 'zilverlinde-erp',
  PSB_CLIENT_SECRET: 's&c=r+t %é',
  PSB_USERNAME: 'erp@zilverlinde.example',
  PSB_PASSWORD: 'p@ss&w=rd',
  PSB_SUBSCRIPTION_KEY: sample.subscriptionKey,
  PSB_WEBHOOK_SECRET: sample.webhookSecret,
};

/** The access tokens of the sandboxes, by their addresses. */
export const tokens = new Map<string, string>();

/** A sandbox that accepts these credentials. */
export async function ready(headers?: Record<string, string>): Promise<RunningSandbox> {
  const started = await startSandbox(headers);
  const {organisation} = started.bus();
  tokens.set(started.url, newToken(started.bus()));
  for (const [name, secret] of [
    [CREDENTIALS.PSB_CLIENT_ID, CREDENTIALS.PSB_CLIENT_SECRET],
    [CREDENTIALS.PSB_USERNAME, CREDENTIALS.PSB_PASSWORD],
  ]) {
    const member = organisation.find(name ?? '');
    if (member) member.secrets = [secret ?? ''];
  }
  return started;
}

/** Runs a test in its turn, with a sandbox that no other one has used. */
export const alone = (run: (own: RunningSandbox) => Promise<void>): Promise<void> =>
  inTurn(async () => {
    const own = await ready();
    try {
      await run(own);
    } finally {
      await own.close();
    }
  });
