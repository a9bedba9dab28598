import {expect, test} from './support/test';
import {colourOf, hydrate, openAll} from './support/page';

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

test('a block folds to 30 lines by the language that is shown, but not for the last three', async ({page}) => {
  await page.goto(PAGE);
  const request = page.locator('[data-request="subscribe/hookWebhook"]').first();
  const code = request.locator('code');
  const linesShown = (): Promise<number> =>
    request.locator('pre').evaluate((each) => {
      const {lineHeight, paddingTop, paddingBottom} = getComputedStyle(each);
      return Math.round(
        (each.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)) / parseFloat(lineHeight),
      );
    });
  await expect(request.locator('[data-unfold]')).toBeHidden();
  await request.getByRole('button', {name: 'Java', exact: true}).click();
  await expect(code).toContainText('HttpRequest');
  const lines = ((await code.textContent()) ?? '').trimEnd().split('\n').length;
  await expect(request.locator('[data-unfold]')).toHaveText(`Show all ${lines} lines`);
  expect(await linesShown()).toBe(30);
  await request.getByRole('button', {name: 'PHP', exact: true}).click();
  await expect(code).toContainText('<?php');
  await expect(request.locator('[data-unfold]')).toBeHidden();
  expect(((await code.textContent()) ?? '').trimEnd().split('\n')).toHaveLength(32);
  expect(await linesShown()).toBe(32);
  await request.getByRole('button', {name: 'curl', exact: true}).click();
  await expect(request.locator('[data-unfold]')).toBeHidden();
});

test('long code scrolls by keyboard, in a ring that is whole, and nothing is under the fade at its end', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(PAGE);
  const code = page.locator('[data-request="subscribe/hookWebhook"] pre').first();
  const room = (): Promise<number> =>
    code.evaluate((each) => {
      const text = document.createRange();
      text.selectNodeContents(each);
      const ends = Array.from(text.getClientRects(), ({right}) => right);
      return each.getBoundingClientRect().right - Math.max(...ends);
    });
  expect(await room()).toBeLessThan(0);
  const mask = (): Promise<string> => code.evaluate((each) => getComputedStyle(each).maskImage);
  expect(await mask()).toContain('rgb(0, 0, 0) calc(100% - 24px), rgba(0, 0, 0, 0) 100%');
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0);
  expect(await mask()).toContain('rgba(0, 0, 0, 0) calc(100% - 2px), rgb(0, 0, 0) calc(100% - 2px)');
  await code.evaluate((each) => each.scrollTo({left: each.scrollWidth}));
  expect(await room()).toBeGreaterThanOrEqual(24);
});

test('code in text has a tint and no frame, in a link too, in light and dark', async ({page}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await page.goto('/platform/misc/errorHandling.html');
    const tint = await colourOf(page, '--hover');
    for (const place of ['.markdown p > code', '.markdown p a > code']) {
      const code = page.locator(place).first();
      await expect(code).toHaveCSS('background-color', tint);
      await expect(code).toHaveCSS('border-top-width', '0px');
      await expect(code).toHaveCSS('padding-left', '3px');
    }
  }
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

test('in curl, host and path are on lines of their own, JSON is indented below its option, and no path is cut at 1680 px; code begins beside the first line of its step', async ({
  page,
}) => {
  await page.setViewportSize({width: 1680, height: 900});
  await page.goto('/introduction/invoice/send.html');
  const requests = page.locator('[data-request] pre');
  for (const text of await requests.allTextContents())
    expect(text).toMatch(/^host=\$\{PSB_HOST:-https:\/\/\S+\}\ncurl.*\\\n {2}"\$host\//);
  const bodies = (await requests.allTextContents()).flatMap((text) => /^.*-d '(?:[^']*')+/m.exec(text)?.[0] ?? []);
  expect(bodies.length).toBeGreaterThan(1);
  for (const body of bodies) expect(body).toMatch(/^ {2}-d '[[{]\n( {4}.*\n)+ {2}[\]}]'$/);
  const steps = await page
    .locator('[data-beside]')
    .evaluateAll((all) =>
      all.map((step) => Array.from(step.children, (column) => column.firstElementChild?.getBoundingClientRect().top)),
    );
  expect(steps.length).toBeGreaterThan(5);
  for (const [text, code] of steps) expect(code).toBe(text);
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
  await page.goto('/introduction/authentication.html');
  await hydrate(page);
  await page.locator(`.theme-doc-sidebar-menu a[href="${PAGE}"]`).click();
  await expect(page.locator('h1')).toHaveText('Getting started');
  await expect(page.locator('[data-unfold]:visible').first()).toHaveText(/^Show all \d+ lines$/);
});
