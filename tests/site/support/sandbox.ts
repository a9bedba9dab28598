import {test as base} from './test';
import {sample, service} from '../../../src/service';
import {freePort} from '../../support/ports';
import {start, untilAnswers} from '../../support/programs';

/** The address that the contract gives the sandbox. Consoles and playground know no other. */
export const sandbox = service.sandbox.url;

/** What tests can ask the sandbox for. */
export interface SandboxFixtures {
  /** What the sandbox accepts: a new access token, and the subscription key. */
  readonly credentials: (scope?: 'ap' | 'vpd') => Promise<{token: string; key: string}>;
  /** Lets the sandbox begin anew; tokens stay valid. */
  readonly reset: () => Promise<void>;
}

/**
 * A `test` whose pages find, at the address of the sandbox, one of their own: the browser is told to look for the address at a free port.
 * So no test meets another's sandbox, nor one that a developer runs. It is a program, as readers start it: Playwright loads TypeScript as
 * CommonJS, which can't load the XML parser.
 */
export const test = base.extend<SandboxFixtures, {sandboxPort: number}>({
  credentials: async ({sandboxPort}, use) => {
    await use(async (scope = 'ap') => {
      const application = {client_id: sample.clientId, client_secret: sample.clientSecret};
      const form = new URLSearchParams({grant_type: 'client_credentials', scope, ...application});
      const response = await fetch(`http://127.0.0.1:${sandboxPort}/connect/token`, {method: 'POST', body: form});
      return {token: ((await response.json()) as {access_token: string}).access_token, key: sample.subscriptionKey};
    });
  },
  reset: async ({sandboxPort}, use) => {
    await use(async () => {
      const address = `http://127.0.0.1:${sandboxPort}/_sandbox/reset`;
      const reset = await fetch(address, {method: 'POST', redirect: 'manual'});
      if (reset.status !== 303) throw new Error(`the reset got ${reset.status}`);
    });
  },

  sandboxPort: [
    async ({}, use) => {
      const port = await freePort();
      const program = start(['node', '--import', 'tsx', 'src/sandbox/main.ts'], process.cwd(), {
        SANDBOX_PORT: String(port),
      });
      await untilAnswers(program, `http://localhost:${port}/`);
      await program.says('sandbox at');
      await use(port);
      await program.stop();
    },
    {scope: 'worker'},
  ],
  launchOptions: [
    async ({launchOptions, sandboxPort}, use) => {
      const rule = `MAP ${new URL(sandbox).host} 127.0.0.1:${sandboxPort}`;
      await use({...launchOptions, args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`]});
    },
    {scope: 'worker'},
  ],
});
