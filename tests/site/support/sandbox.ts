import {test as base} from '@playwright/test';
import {service} from '../../../src/service';
import {freePort} from '../../support/ports';
import {start, untilAnswers} from '../../support/programs';

/** The address that the contract gives the sandbox. Consoles and playground know no other. */
export const sandbox = service.sandbox.url;

/**
 * A `test` whose pages find, at the address of the sandbox, one of their own: the browser is told to look for the address at a free port.
 * So no test meets another's sandbox, nor one that a developer runs. It is a program, as readers start it: Playwright loads TypeScript as
 * CommonJS, which can't load the XML parser.
 */
export const test = base.extend<object, {sandboxPort: number}>({
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
