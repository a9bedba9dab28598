import {expect, type Page} from '@playwright/test';
import {consolePath, key, openConsole, operations, prepare, SECRETS, token, traces} from './support/console';
import {expectSameDocument, mark} from './support/page';
import {sandbox, test} from './support/sandbox';

const keep = (page: Page) => page.getByRole('checkbox', {name: 'Keep for this tab'});

/** Goes from the console that is open to another one by the list. */
async function goTo(page: Page, id: string): Promise<void> {
  await operations(page)
    .locator(`a[href="${consolePath('v1', id)}"]`)
    .click();
  await expect(page).toHaveURL(consolePath('v1', id));
  await expect(operations(page).locator('[aria-current]')).toHaveAttribute('href', consolePath('v1', id));
  await page.getByRole('button', {name: 'Send request'}).waitFor();
}

test('without the choice, the next operation knows nothing of the credentials; taken back, it forgets them too; a hash in the address changes nothing', async ({
  page,
}) => {
  await openConsole(page, 'v1', 'getUser');
  await prepare(page, sandbox);
  await mark(page);
  await page.evaluate(() => (window.location.hash = 'here'));
  await expect(page).toHaveURL(/#here$/);
  await expect(token(page)).toHaveValue(SECRETS.token);
  await expect(keep(page)).not.toBeChecked();
  await expect(keep(page)).toHaveAccessibleDescription(/clears them when you open another operation/);
  await goTo(page, 'sendSalesInvoice');
  await expect(token(page)).toHaveValue('');
  await expect(key(page)).toHaveValue('');
  await goTo(page, 'getUser');
  await expect(token(page)).toHaveValue('');
  await keep(page).check();
  await prepare(page, sandbox);
  await goTo(page, 'sendSalesInvoice');
  await keep(page).uncheck();
  await expect(token(page)).toHaveValue(SECRETS.token);
  await goTo(page, 'getUser');
  await expect(token(page)).toHaveValue('');
  await expect(page.getByRole('radio', {name: 'Acceptance'})).toBeChecked();
  await expectSameDocument(page);
});

test('kept credentials and server go from operation to operation, over other pages too, and nowhere else', async ({
  page,
}) => {
  await openConsole(page, 'v1', 'getUser');
  await prepare(page, sandbox);
  await keep(page).check();
  await expect(keep(page)).toHaveAccessibleDescription(/Reloading the page clears them/);
  await mark(page);
  await goTo(page, 'sendSalesInvoice');
  await expect(token(page)).toHaveValue(SECRETS.token);
  await expect(key(page)).toHaveValue(SECRETS.key);
  await expect(keep(page)).toBeChecked();
  await expect(page.getByRole('radio', {name: 'Sandbox'})).toBeChecked();
  await token(page).fill(`${SECRETS.token}-new`);
  await page.getByRole('link', {name: 'sendSalesInvoice in the reference'}).click();
  await page.getByRole('link', {name: 'Try it: sendSalesInvoice'}).click();
  await expect(token(page)).toHaveValue(`${SECRETS.token}-new`);
  await expectSameDocument(page);
  const left = await traces(page);
  expect(left).not.toContain(SECRETS.token);
  expect(left).not.toContain(SECRETS.key);
  await page.reload();
  await expect(token(page)).toHaveValue('');
  await expect(keep(page)).not.toBeChecked();
});
