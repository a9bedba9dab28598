import {expect, test, type Page} from './support/test';
import {announced, causes, CHECKER, expectChecked, main, report, reportOf, samples} from './support/checker';
import {answerAsSandbox, consolePath, response, SECRETS, sendButton, token} from './support/console';
import {expectFocusSeen, press, skipToMain, tabTo} from './support/keys';
import {clipboard} from './support/page';
import {notice, PLAYGROUND, queryEditor, textOf} from './support/playground';
import {sandbox} from './support/sandbox';
import {count, filter} from './support/filters';

/* The tours of keyboardTours.spec.ts through what the site has of tools: reference and console, playground, check of documents. */

/** Chooses the sandbox, fills the form that has been opened, and sends it. */
async function sendToSandbox(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('radio', {name: 'Acceptance'}), 15);
  for (let step = 0; step < 3 && !(await page.getByRole('radio', {name: 'Sandbox'}).isChecked()); step += 1)
    await press(page, 'ArrowRight');
  await expect(page.getByRole('radio', {name: 'Sandbox'})).toBeFocused();
  await tabTo(page, token(page), 3);
  await page.keyboard.type(SECRETS.token);
  await tabTo(page, page.getByLabel('Subscription-Key'), 3);
  await page.keyboard.type(SECRETS.key);
  await tabTo(page, page.getByLabel('Request body'), 6);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('{"url": "https://example.com/hook"}');
  await tabTo(page, sendButton(page), 3);
  await press(page, 'Enter');
}

test('the reference finds an operation by its ID, opens it and leads to its console, which sends to the sandbox and tells the answer', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(sandbox) && request.method() === 'PUT') sent.push(request.postData() ?? '');
  });
  await answerAsSandbox(page);
  await page.goto('/v1.html');
  await skipToMain(page);
  await tabTo(page, filter(page), 15);
  await page.keyboard.type('subscribe');
  await expect(count(page)).toHaveText(/^\d+ of \d+$/);
  const operation = page.locator('details[id="subscribe"]');
  await expect(operation).toHaveAttribute('open');
  await press(page, 'Enter');
  await expect(operation.locator('> summary')).toBeFocused();
  for (const isOpen of [false, true]) {
    await press(page, 'Enter');
    await expect(operation).toHaveJSProperty('open', isOpen);
  }
  await tabTo(page, operation.getByRole('link', {name: 'Try it: subscribe'}), 4);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(consolePath('v1', 'subscribe'));
  await sendButton(page).waitFor();
  await skipToMain(page);
  await sendToSandbox(page);
  await expect(response(page).locator('strong')).toHaveText('200');
  await expect(response(page)).toHaveAttribute('aria-live', 'polite');
  expect(sent).toEqual(['{"url": "https://example.com/hook"}']);
  await expect(sendButton(page)).toBeFocused();
  await tabTo(page, response(page).locator('pre'), 5);
  await tabTo(page, page.getByLabel('Request body'), 8, 'Shift+Tab');
});

test('the playground runs a query that is typed, Tab leaves its editors for the response and for the foot, and Shift+Tab returns', async ({
  page,
}) => {
  await page.goto(PLAYGROUND);
  await expect(notice(page)).toContainText('without errors');
  await skipToMain(page);
  const skip = page.getByRole('button', {name: 'Skip to the query editor'});
  await tabTo(page, skip, 8);
  await press(page, 'Enter');
  const query = queryEditor(page).locator('textarea');
  await expect(query).toBeFocused();
  await page.keyboard.press('Control+a');
  // Without this, the bracket would be put around what is selected.
  await page.keyboard.press('Delete');
  await page.keyboard.type('{ party(name: "Molenrak", maxResults: 1) { isActive } }');
  await page.keyboard.press('Control+Enter');
  const result = page.locator('.result-window');
  await expect.poll(() => textOf(result)).toBe('{ "data": { "party": [ { "isActive": true } ] } }');
  await expect(notice(page)).toHaveRole('status');
  await expect(notice(page)).toContainText('without errors');
  await expect(query).toBeFocused();
  const answer = result.locator('textarea');
  await tabTo(page, answer, 8);
  await tabTo(page, page.locator('footer a').first(), 30);
  await tabTo(page, answer, 30, 'Shift+Tab');
  await tabTo(page, query, 8, 'Shift+Tab');
  await tabTo(page, skip, 12, 'Shift+Tab');
});

test('a sample is chosen and checked, its report is copied, and a finding leads to its line', async ({page}) => {
  await page.goto(CHECKER);
  await skipToMain(page);
  await tabTo(page, main(page).locator('input[type=file]'), 8);
  await tabTo(page, samples(page), 2);
  await press(page, 'ArrowDown');
  await expect(samples(page)).toHaveJSProperty('selectedIndex', 1);
  const attempt = main(page).getByRole('button', {name: 'Try', exact: true});
  await tabTo(page, attempt, 1);
  await page.keyboard.press('Enter');
  await expectChecked(page);
  expect((await report(page)).verdict).toBe('Invalid');
  await expect(announced(page)).toContainText('Invalid');
  await expect(reportOf(page)).toBeFocused();
  await expectFocusSeen(page, 'the report');
  await tabTo(page, reportOf(page).getByRole('button', {name: 'Copy as issue'}), 12);
  await press(page, 'Enter');
  await expect(reportOf(page).getByRole('status').filter({hasText: 'Issue copied'})).toHaveCount(1);
  expect(await clipboard(page)).toContain('Invalid');
  const cause = causes(page).first();
  await tabTo(page, cause.locator('summary').first(), 8);
  for (const isOpen of [false, true]) {
    await press(page, 'Enter');
    await expect(cause).toHaveJSProperty('open', isOpen);
  }
  const line = cause.getByRole('button', {name: /^line \d+$/i}).first();
  await tabTo(page, line, 30);
  await page.keyboard.press('Enter');
  await expect(reportOf(page).locator('.check-xml mark').first()).toBeInViewport();
  await expect(line).toBeFocused();
  await press(page, 'Tab');
});
