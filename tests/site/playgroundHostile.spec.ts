import {expect, test} from '@playwright/test';
import {notice, openPlayground, openWith, queryEditor, run} from './support/playground';

/** Markup that runs when a page takes it for its own, in the quotes of JSON and of JavaScript. */
const HOSTILE = '<img src=x onerror=window.hacked=1><script>window.hacked=2</script> [a](javascript:window.hacked=3)';

test('hostile names and addresses in the data stay text', async ({page}) => {
  let changed = 0;
  await page.route(/\/assets\/playground\/playground_data.*\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const hostile = script.replaceAll('https://www.molenrak.example', `javascript:${HOSTILE}`);
    changed += hostile === script ? 0 : 1;
    await route.fulfill({response, body: hostile});
  });
  await openWith(page, '{ party(name: "Molenrak") { preferredName website } }');
  await run(page);
  await expect(notice(page)).toContainText('without errors');
  await expect(page.locator('.result-window')).toContainText('<img src=x');
  await page.locator('.result-window .view-line', {hasText: 'javascript:'}).first().hover();
  expect(await page.locator('.result-window').locator('img, script, a').count()).toBe(0);
  expect(changed).toBe(1);
  expect(await page.evaluate(() => Reflect.get(window, 'hacked') as unknown)).toBeUndefined();
});

test('a text of a response that looks like the path of a picture is not requested', async ({page}) => {
  await page.route(/\/assets\/playground\/playground_data.*\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({response, body: script.replaceAll('https://www.molenrak.example', '/hacked.png')});
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openWith(page, '{ party(name: "Molenrak") { website } }');
  await run(page);
  await page.locator('.result-window .view-line', {hasText: 'hacked.png'}).first().getByText('hacked').last().hover();
  await page.waitForTimeout(1500);
  expect(asked.filter((address) => address.includes('hacked'))).toEqual([]);
});

test('hostile descriptions of the schema stay text in the explorer, the completion and the hover', async ({page}) => {
  let changed = 0;
  await page.route(/\/assets\/playground\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const hostile = script.replace('Search for parties.', () => `${HOSTILE} Search for parties.`);
    changed += hostile === script ? 0 : 1;
    await route.fulfill({response, body: hostile});
  });
  await openPlayground(page);
  await page.getByRole('button', {name: 'Show Documentation Explorer'}).click();
  await page.locator('.graphiql-plugin').getByText('Query', {exact: true}).click();
  await expect(page.locator('.graphiql-plugin')).toContainText('<img src=x');
  expect(await page.locator('.graphiql-plugin').locator('img, script, a[href^="javascript:"]').count()).toBe(0);
  await queryEditor(page).locator('textarea').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('{ part');
  await expect(page.locator('.suggest-widget')).toContainText('party');
  await page.keyboard.press('Control+Space');
  await page.keyboard.press('Enter');
  await queryEditor(page).getByText('party', {exact: false}).last().hover();
  await page.waitForTimeout(1500);
  const active = page
    .locator('.monaco-hover, .suggest-widget, .suggest-details')
    .locator('img[onerror], script, a[href^="javascript:"]');
  expect(await active.count()).toBe(0);
  expect(changed).toBeGreaterThan(0);
  expect(await page.evaluate(() => Reflect.get(window, 'hacked') as unknown)).toBeUndefined();
});
