import {test as base} from '@playwright/test';
import {service} from '../../../src/service';
import {startSandbox} from '../../support/sandbox';

/** The address that the contract gives the sandbox. The consoles know no other. */
export const sandbox = service.sandbox.url;

/**
 * A `test` whose pages reach a sandbox of their own at that address: it listens on a free port, and the browser is told to look for the
 * address there. So no test meets another's sandbox, nor one that a developer runs.
 */
export const test = base.extend<object, {sandboxPort: string}>({
  sandboxPort: [
    async ({}, use) => {
      const running = await startSandbox();
      await use(new URL(running.url).port);
      await running.close();
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
