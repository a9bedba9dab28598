import {expect} from '@playwright/test';
import {groupsOf} from '../support/groups';
import {chooseSample, consoles, openConsole, originsElsewhere, prepare, response, send} from './support/console';
import {sandbox, test} from './support/sandbox';

/** How many consoles share a window. */
const TOGETHER = 8;

for (const group of groupsOf(consoles, TOGETHER)) {
  const names = group.map(({id}) => id).join(', ');
  test(`each console opens quietly and, sent as it opens, gets a good answer from the sandbox: ${names}`, async ({
    page,
  }) => {
    let noise: string[] = [];
    page.on('console', (message) => noise.push(message.text()));
    page.on('pageerror', (error) => noise.push(error.message));
    for (const {version, id, path} of group) {
      noise = [];
      const elsewhere = originsElsewhere(page);
      await openConsole(page, version, id);
      await expect.soft(page.locator('[data-code=bash] code'), id).toContainText(path.replace(/\{.*/, ''));
      expect.soft([...elsewhere], id).toEqual([]);
      await prepare(page, sandbox);
      await chooseSample(page);
      await send(page);
      await expect.soft(response(page).locator('strong'), id).toHaveText(/^20\d$/);
      expect.soft(noise, id).toEqual([]);
    }
  });
}
