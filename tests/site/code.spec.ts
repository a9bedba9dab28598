import {expect, test} from '@playwright/test';
import {hydrate, openAll} from './support/page';

// everyPage.spec.ts holds that no code is cut without a sign, and that names are on one line.
const PAGE = '/introduction/gettingStarted.html';

test('a tall block unfolds and folds again, by keyboard too', async ({page}) => {
  await page.goto(PAGE);
  const block = page.locator('figure:has([data-unfold]:visible)').first();
  const code = block.locator('pre');
  const button = block.locator('[data-unfold]');
  const lines = ((await code.textContent()) ?? '').trimEnd().split('\n').length;
  await expect(button).toHaveText(`Show all ${lines} lines`);
  const folded = (await code.boundingBox())?.height ?? 0;
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(async () => (await code.boundingBox())?.height ?? 0).toBeGreaterThan(folded);
  expect(await code.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(1);
  await page.keyboard.press('Enter');
  await expect(button).toHaveText(`Show all ${lines} lines`);
  await expect.poll(async () => (await code.boundingBox())?.height ?? 0).toBe(folded);
});

test('a block folds by the lines of the language that is shown', async ({page}) => {
  await page.goto(PAGE);
  const request = page.locator('[data-request="getUserParty"]').first();
  await expect(request.locator('[data-unfold]')).toBeHidden();
  await request.getByRole('button', {name: 'Java', exact: true}).click();
  await expect(request.locator('code')).toContainText('HttpRequest');
  const lines = ((await request.locator('code').textContent()) ?? '').trimEnd().split('\n').length;
  await expect(request.locator('[data-unfold]')).toHaveText(`Show all ${lines} lines`);
  await request.getByRole('button', {name: 'curl', exact: true}).click();
  await expect(request.locator('[data-unfold]')).toBeHidden();
});

test('the copy button of every block is visible without a pointer', async ({page}) => {
  await page.goto('/endpoints/v1/hook.html');
  await openAll(page);
  const buttons = page.locator('figure[data-code]:visible [data-copy-code]');
  const hidden = await buttons.evaluateAll(
    (all) => all.filter((each) => getComputedStyle(each).opacity !== '1').length,
  );
  expect(await buttons.count()).toBeGreaterThan(20);
  expect(hidden).toBe(0);
});

test('in curl, host and path are on lines of their own, and no path is cut at 1680 px', async ({page}) => {
  await page.setViewportSize({width: 1680, height: 900});
  await page.goto('/introduction/invoice/send.html');
  const requests = page.locator('[data-request] pre');
  for (const text of await requests.allTextContents())
    expect(text).toMatch(/^host=https:\/\/\S+\ncurl.*\\\n {2}"\$host\//);
  const cutPaths = await requests.evaluateAll(
    (all) =>
      all.filter((each) => {
        const [, , path = ''] = each.textContent.split('\n');
        const probe = document.createElement('span');
        probe.textContent = path.replace(/\?.*/, '');
        each.append(probe);
        const {width} = probe.getBoundingClientRect();
        probe.remove();
        return width > each.clientWidth - 32;
      }).length,
  );
  expect(cutPaths).toBe(0);
});

test('without script, code is whole', {tag: '@no-js'}, async ({page}) => {
  await page.goto(PAGE);
  const folded = await page
    .locator('pre')
    .evaluateAll((all) => all.filter((each) => each.scrollHeight > each.clientHeight + 1).length);
  expect(folded).toBe(0);
  await expect(page.locator('[data-unfold]:visible')).toHaveCount(0);
});

test('the reader who goes to another page finds its blocks folded', async ({page}) => {
  await page.goto(PAGE);
  await hydrate(page);
  await page.locator('.theme-doc-sidebar-menu a[href="/introduction/authentication.html"]').click();
  await expect(page.locator('h1')).toHaveText('Authentication');
  await expect(page.locator('[data-unfold]:visible').first()).toHaveText(/^Show all \d+ lines$/);
});
