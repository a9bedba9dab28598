import {expect, type Page} from '@playwright/test';
import {groupsOf} from '../support/groups';
import {
  chooseSample,
  consoles,
  openConsole,
  operations,
  originsElsewhere,
  prepare,
  response,
  send,
} from './support/console';
import {expectSameDocument, mark} from './support/page';
import {sandbox, test} from './support/sandbox';

/** How many consoles share a window. */
const TOGETHER = 10;

/** Goes to a console of the same version by the list of operations. */
async function goTo(page: Page, address: string): Promise<void> {
  await operations(page)
    .locator(`a[href="${address}"]`)
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL(address);
  await expect(operations(page).locator('[aria-current]')).toHaveAttribute('href', address);
  await page.getByRole('button', {name: 'Send request'}).waitFor();
}

// The first of each group opens afresh; the others by the list: the program is the same for all, and an opening afresh costs twice as much.
const groups = [...new Set(consoles.map(({version}) => version))].flatMap((each) =>
  groupsOf(
    consoles.filter(({version}) => version === each),
    TOGETHER,
  ),
);

for (const group of groups) {
  const names = group.map(({id}) => id).join(', ');
  test(`each console opens quietly and, sent as it opens, gets a good answer from the sandbox: ${names}`, async ({
    page,
  }) => {
    let noise: string[] = [];
    page.on('console', (message) => noise.push(message.text()));
    page.on('pageerror', (error) => noise.push(error.message));
    const elsewhere = originsElsewhere(page);
    for (const [index, {version, id, path, address}] of group.entries()) {
      noise = [];
      elsewhere.clear();
      if (index === 0) {
        await openConsole(page, version, id);
        await mark(page);
      } else await goTo(page, address);
      await expect.soft(page.locator('[data-code=bash] code'), id).toContainText(path.replace(/\{.*/, ''));
      expect.soft([...elsewhere], id).toEqual([]);
      await prepare(page, sandbox);
      await chooseSample(page);
      await send(page);
      await expect.soft(response(page).locator('strong'), id).toHaveText(/^20\d$/);
      expect.soft(noise, id).toEqual([]);
    }
    await expectSameDocument(page);
  });
}
