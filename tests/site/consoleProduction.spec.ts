import {expect, test, type Locator, type Page} from './support/test';
import {service} from '../../src/service';
import {expectAccessible, expectContrastInTheDark} from './support/axe';
import {chooseSample, openConsole, prepare, response, sendButton, token} from './support/console';

const PRODUCTION = `https://${service.psb.host}`;

const question = (page: Page): Locator => page.getByRole('alertdialog');

/** Answers in the place of production. Gives what it was asked from then on: method and path. */
async function answerAsProduction(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${PRODUCTION}/**`, async (route) => {
    const request = route.request();
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-allow-methods': '*',
    };
    if (request.method() !== 'OPTIONS') asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
    await route.fulfill({status: 200, contentType: 'application/json', body: '{"id": "7a9c"}', headers});
  });
  return asked;
}

/** Expects that the question is gone, that nothing was sent, and where the focus is. */
async function expectCancelled(page: Page, asked: readonly string[], focused: Locator): Promise<void> {
  await expect(question(page)).toHaveCount(0);
  await expect(focused).toBeFocused();
  expect(asked).toEqual([]);
}

test('each request to production but a GET waits for an answer in the page, by mouse and by keyboard; a change of the form takes the question back', async ({
  page,
}) => {
  page.on('dialog', (dialog) => {
    throw new Error(`a dialog of the browser: ${dialog.message()}`);
  });
  const asked = await answerAsProduction(page);
  await test.step('a GET is sent at once', async () => {
    await openConsole(page, 'v1', 'getUser');
    await prepare(page, PRODUCTION);
    await page.getByRole('button', {name: 'Get from production'}).click();
    await expect(response(page).locator('strong')).toHaveText('200');
    expect(asked.splice(0)).toEqual(['GET /api/v1/me']);
  });
  await openConsole(page, 'v1', 'deletePurchaseInvoice');
  await prepare(page, PRODUCTION);
  const send = sendButton(page);
  await expect(send).toHaveText('Delete in production');
  await test.step('the question says what goes where, and has the focus; a double press answers nothing', async () => {
    await send.dblclick();
    await expect(question(page)).toBeFocused();
    await expect(question(page)).toHaveAccessibleName('Delete in production?');
    await expect(question(page)).toHaveAccessibleDescription(
      new RegExp(`^DELETE /api/v1/\\S+ goes to ${service.psb.host} without a body\\.$`),
    );
    expect(asked).toEqual([]);
  });
  await test.step('axe finds nothing wrong with the form and the question, in light and in the dark', async () => {
    await expectAccessible(page, 'article');
    await expectContrastInTheDark(page);
    await page.emulateMedia({colorScheme: 'light'});
    await question(page).focus();
  });
  await test.step('Escape and Cancel return the focus', async () => {
    await page.keyboard.press('Escape');
    await expectCancelled(page, asked, send);
    await send.press('Enter');
    await page.getByRole('button', {name: 'Cancel'}).click();
    await expectCancelled(page, asked, send);
    await token(page).press('Enter');
    await expect(question(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expectCancelled(page, asked, token(page));
  });
  await test.step('Enter, held, sends nothing', async () => {
    await send.focus();
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(question(page)).toBeFocused();
    expect(asked).toEqual([]);
  });
  await test.step('Tab and Enter on the confirming button send', async () => {
    await page.keyboard.press('Tab');
    await expect(question(page).getByRole('button', {name: 'Delete in production'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(response(page).locator('strong')).toHaveText('200');
    await expect(question(page)).toHaveCount(0);
    await expect(send).toBeFocused();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatch(/^DELETE \/api\/v1\/\S+$/);
    asked.length = 0;
  });
  await test.step('another request is asked about anew', async () => {
    await send.click();
    await expect(question(page)).toBeVisible();
    await page.getByRole('radio', {name: 'Acceptance'}).check();
    await expect(question(page)).toHaveCount(0);
    await expect(send).toHaveText('Delete in acceptance');
    await page.getByRole('radio', {name: 'Production'}).check();
    await expect(question(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});

test.describe('on a phone', {tag: '@phone'}, () => {
  test('the question is in view with its buttons, names the file, and sends it', async ({page}) => {
    const asked = await answerAsProduction(page);
    await openConsole(page, 'v1', 'sendSalesInvoice');
    await prepare(page, PRODUCTION);
    await chooseSample(page);
    const place = await sendButton(page).boundingBox();
    await sendButton(page).tap();
    await expect(question(page)).toContainText(`goes to ${service.psb.host} with file: `);
    await expect(question(page)).toBeInViewport({ratio: 1});
    await page.touchscreen.tap((place?.x ?? 0) + 20, (place?.y ?? 0) + (place?.height ?? 0) / 2);
    await expect(question(page), 'a second tap in the same place').toHaveCount(0);
    expect(asked).toEqual([]);
    await sendButton(page).tap();
    await question(page).getByRole('button', {name: 'Send in production'}).tap();
    await expect(response(page).locator('strong')).toHaveText('200');
    await expect(response(page)).toBeInViewport();
    expect(asked).toHaveLength(1);
  });
});
