import {expect, test, type Page} from './support/test';
import {
  answerAsSandbox,
  consolePath,
  key,
  openConsole,
  operations,
  prepare,
  SECRETS,
  send,
  sendButton,
  token,
  traces,
} from './support/console';
import {expectSameDocument, mark} from './support/page';
import {sandbox} from './support/sandbox';

const keep = (page: Page) => page.getByRole('checkbox', {name: 'Keep for other operations'});

/** Goes from the console that is open to another one by the list. */
async function goTo(page: Page, id: string): Promise<void> {
  await operations(page)
    .locator(`a[href="${consolePath('v1', id)}"]`)
    .click();
  await expect(page).toHaveURL(consolePath('v1', id));
  await expect(operations(page).locator('[aria-current]')).toHaveAttribute('href', consolePath('v1', id));
  await sendButton(page).waitFor();
}

test('the next operation knows nothing of the credentials, unless the reader keeps them for the tab; nothing else does, and leaving or reloading forgets', async ({
  page,
}) => {
  await answerAsSandbox(page);
  await openConsole(page, 'v1', 'getUser');
  await test.step('without the choice; a hash in the address changes nothing', async () => {
    await prepare(page, sandbox);
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
  });
  await test.step('taken back', async () => {
    await keep(page).check();
    await prepare(page, sandbox);
    await goTo(page, 'sendSalesInvoice');
    await keep(page).uncheck();
    await expect(token(page)).toHaveValue(SECRETS.token);
    await goTo(page, 'getUser');
    await expect(token(page)).toHaveValue('');
    await expect(page.getByRole('radio', {name: 'Acceptance'})).toBeChecked();
  });
  await test.step('without the choice, over another page', async () => {
    await prepare(page, sandbox);
    await page.getByRole('link', {name: 'getUser in the reference'}).click();
    await expect(page.locator('h1')).toHaveText(/API v1/);
    await page.goBack();
    await expect(token(page)).toHaveValue('');
    await expect(key(page)).toHaveValue('');
  });
  await test.step('kept from operation to operation, and nowhere else', async () => {
    await mark(page);
    await prepare(page, sandbox);
    await keep(page).check();
    await expect(keep(page)).toHaveAccessibleDescription(/Leaving the consoles or reloading the page clears them/);
    await goTo(page, 'sendSalesInvoice');
    await expect(token(page)).toHaveValue(SECRETS.token);
    await expect(key(page)).toHaveValue(SECRETS.key);
    await expect(keep(page)).toBeChecked();
    await expect(page.getByRole('radio', {name: 'Sandbox'})).toBeChecked();
    await token(page).fill(`${SECRETS.token}-new`);
    await goTo(page, 'getUser');
    await expect(token(page)).toHaveValue(`${SECRETS.token}-new`);
    await expectSameDocument(page);
    const left = await traces(page);
    expect(left).not.toContain(SECRETS.token);
    expect(left).not.toContain(SECRETS.key);
  });
  await test.step('production is kept in no order: it is chosen for each operation', async () => {
    const production = page.getByRole('radio', {name: 'Production'});
    const acceptance = page.getByRole('radio', {name: 'Acceptance'});
    await production.check();
    await goTo(page, 'sendSalesInvoice');
    await expect(acceptance).toBeChecked();
    await expect(token(page)).toHaveValue(`${SECRETS.token}-new`);
    await keep(page).uncheck();
    await production.check();
    await keep(page).check();
    await goTo(page, 'getUser');
    await expect(keep(page)).toBeChecked();
    await expect(acceptance).toBeChecked();
    await production.check();
    await page.reload();
    await expect(acceptance).toBeChecked();
  });
  await test.step('another page, also on the way back by a link', async () => {
    await prepare(page, sandbox);
    await keep(page).check();
    await page.getByRole('link', {name: 'getUser in the reference'}).click();
    await page.getByRole('link', {name: 'Try it: getUser'}).click();
    await expect(token(page)).toHaveValue('');
    await expect(keep(page)).not.toBeChecked();
  });
  await test.step('a reload, after a request too', async () => {
    await page.reload();
    await expect(token(page)).toHaveValue('');
    await expect(keep(page)).not.toBeChecked();
    await goTo(page, 'getUser');
    await prepare(page, sandbox);
    await send(page);
    await page.reload();
    await expect(token(page)).toHaveValue('');
  });
});
