import {expect, test} from './support/test';
import {answerAsSandbox, openConsole, prepare, response, send, sendButton} from './support/console';
import {sandbox} from './support/sandbox';

// everyPageHydrated.spec.ts proves that no other page loads the highlighter.
test('the curl command and the response are coloured; the address has a line of its own; a long line scrolls inside its block', async ({
  page,
}) => {
  await answerAsSandbox(page);
  await openConsole(page, 'v1', 'sendInvoiceResponse');
  await prepare(page, sandbox);
  const curl = page.locator('[data-code=bash] code');
  await expect(curl.locator('.token.function')).toHaveText(['curl']);
  await expect(curl.locator('.token.string .token.variable')).toHaveText([
    '$host',
    '$PSB_TOKEN',
    '$PSB_SUBSCRIPTION_KEY',
  ]);
  await expect(curl.locator('.token.string').first()).toContainText('"$host/api/v1/');
  const [host, first, second] = ((await curl.textContent()) ?? '').split('\n');
  expect(host).toBe(`host=\${PSB_HOST:-${sandbox}}`);
  expect(first).toBe('curl -X POST \\');
  expect(second).toMatch(/^ {2}"\$host\/\S+" \\$/);
  const plain = await curl.evaluate((code) => getComputedStyle(code).color);
  const colour = await curl
    .locator('.token.string')
    .first()
    .evaluate((each) => getComputedStyle(each).color);
  expect(colour).not.toBe(plain);
  await send(page);
  await expect(response(page).locator('[data-code=json] .token.property').first()).toBeVisible();
  await page.setViewportSize({width: 1000, height: 800});
  const wide = await page.locator('[data-code=bash] pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(wide).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

test('a long response starts with its status, below the button, beside a short form and a long one in a low window', async ({
  page,
}) => {
  const body = JSON.stringify(Array.from({length: 200}, (_, number) => ({number})));
  await answerAsSandbox(page, () => ({body}));
  for (const {id, height} of [
    {id: 'getUser', height: 800},
    {id: 'subscribe', height: 560},
  ]) {
    await page.setViewportSize({width: 1280, height});
    await openConsole(page, 'v1', id);
    await prepare(page, sandbox);
    for (const time of [`${id}, first`, `${id}, second`]) {
      await send(page);
      const button = await sendButton(page).boundingBox();
      const status = await response(page).locator('strong').boundingBox();
      expect(status?.y ?? 0, time).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0));
      await expect(response(page).locator('strong'), time).toBeInViewport({ratio: 1});
      await response(page).evaluate((section) => section.parentElement?.scrollTo({top: 1500, behavior: 'instant'}));
    }
  }
});
