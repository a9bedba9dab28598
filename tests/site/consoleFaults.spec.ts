import {expect, test, type Locator, type Page} from './support/test';
import {answerAsSandbox, key, openConsole, prepare, response, token, sendButton} from './support/console';
import {sandbox} from './support/sandbox';

const press = (page: Page): Promise<void> => sendButton(page).click();

/** Expects that a field says what is wrong with it, to eyes and to assistive technology, below itself. */
async function expectFault(field: Locator, words: string | RegExp): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(words);
  const message = field.page().locator(`[id="${await field.getAttribute('aria-describedby')}"]`);
  await expect(message).toBeVisible();
  const [above, below] = [await field.boundingBox(), await message.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0), 'right below the field').toBeLessThan(24);
}

/** The calls of the page to the sandbox from now on. */
function calls(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(sandbox)) seen.push(request.url());
  });
  return seen;
}

test('missing credentials, file and parameter, and a parameter that the contract does not allow, are said at the fields; the first gets the focus', async ({
  page,
}) => {
  await openConsole(page, 'v1', 'sendSalesInvoice');
  const seen = calls(page);
  await page.getByRole('radio', {name: 'Sandbox'}).check();
  await expect(page.locator('[aria-invalid=true]'), 'nothing is wrong before the reader tries').toHaveCount(0);
  await press(page);
  await expect(token(page)).toBeFocused();
  await expectFault(token(page), 'Enter the access token.');
  await expectFault(key(page), 'Enter the subscription key.');
  await expectFault(page.getByLabel('file'), 'Select the file to send.');
  await token(page).fill('any');
  await expect(token(page)).toHaveAttribute('aria-invalid', 'false');
  await expect(token(page)).not.toHaveAttribute('aria-describedby');
  await press(page);
  await expect(key(page)).toBeFocused();
  await key(page).fill('any');
  const party = page.getByRole('textbox', {name: 'partyId'});
  await party.fill('');
  await press(page);
  await expect(party).toBeFocused();
  await expectFault(party, 'Enter the party ID, for example NL:KVK:85912046.');
  await party.fill('NL/KVK');
  await expectFault(party, 'Remove "/" from the party ID, for example NL:KVK:85912046.');
  await party.fill('NL:KVK:85912046');
  await expect(party).toHaveAttribute('aria-invalid', 'false');
  expect(seen).toEqual([]);
  expect(await page.locator('main form').evaluate((form: HTMLFormElement) => form.noValidate)).toBe(true);
});

test('a fault in a folded parameter unfolds it; JSON that cannot be read is said with its line, and sent when it is mended', async ({
  page,
}) => {
  await answerAsSandbox(page);
  await openConsole(page, 'v1-beta', 'getPurchaseInvoices');
  await prepare(page, sandbox);
  const size = page.getByRole('textbox', {name: 'pageSize'});
  await page.getByText('Optional parameters').click();
  await size.fill('many');
  await page.getByText('Optional parameters').click();
  await expect(size).toBeHidden();
  await press(page);
  await expect(size).toBeFocused();
  await expectFault(size, /^Enter a whole number from 1 to \d+, for example 100\.$/);
  await size.fill('');
  await page.getByRole('textbox', {name: 'from'}).fill('yesterday');
  await press(page);
  await expectFault(
    page.getByRole('textbox', {name: 'from'}),
    /^Enter the date, time, and time zone, for example 2026-/,
  );
  await openConsole(page, 'v1', 'sendInvoiceResponse');
  await prepare(page, sandbox);
  const seen = calls(page);
  const body = page.getByLabel('Request body');
  await body.fill('{\n  "status": "Acknowledge",\n}');
  await press(page);
  await expect(body).toBeFocused();
  await expectFault(body, /^Correct the JSON: .*line 3/);
  expect(seen).toEqual([]);
  await body.fill('{"status": "Acknowledge"}');
  await expect(body).toHaveAttribute('aria-invalid', 'false');
  await press(page);
  await expect(response(page).locator('strong')).toHaveText('200');
});

test.describe('on a phone', {tag: '@phone'}, () => {
  test('the field with the fault is in view with its words, and the response comes into view', async ({page}) => {
    await answerAsSandbox(page);
    await openConsole(page, 'v1', 'sendInvoiceResponse');
    await prepare(page, sandbox);
    const body = page.getByLabel('Request body');
    await body.fill('{');
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await press(page);
    await expectFault(body, /^Correct the JSON/);
    const words = page.getByText(/^Correct the JSON/);
    const bar = sendButton(page);
    await expect
      .poll(async () => {
        const [message, button] = [await words.boundingBox(), await bar.boundingBox()];
        return (message?.y ?? 0) + (message?.height ?? 0) < (button?.y ?? 0);
      })
      .toBe(true);
    await body.fill('{"status": "Acknowledge"}');
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await press(page);
    await expect(response(page).locator('strong')).toBeInViewport();
  });
});
