import {expect, test, type Page} from './support/test';
import {notice, openWith, queryEditor, run} from './support/playground';

/** Markup that runs when a page takes it for its own, in the quotes of JSON and of JavaScript. */
const HOSTILE = '<img src=x onerror=window.hacked=1><script>window.hacked=2</script> [a](javascript:window.hacked=3)';

const PICTURE = '/hacked.png';

/** What is hostile instead: the website of one party, that of another, which looks like a picture of this host, and a description of the schema. */
const CHANGES: readonly (readonly [text: string, hostile: string])[] = [
  ['https://www.molenrak.example', `javascript:${HOSTILE}`],
  ['https://www.aubepine.example', PICTURE],
  ['Search for parties.', `${HOSTILE} Search for parties.`],
];

/** Puts what is hostile into the scripts of the playground; the set fills with the texts that were there. */
async function makeHostile(page: Page): Promise<Set<string>> {
  const changed = new Set<string>();
  await page.route(/\/assets\/playground\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    let script = await response.text();
    for (const [text, hostile] of CHANGES) {
      if (script.includes(text)) changed.add(text);
      script = script.replaceAll(text, () => hostile);
    }
    await route.fulfill({response, body: script});
  });
  return changed;
}

/** Opens a query in a further tab, as a link does, and runs it. */
async function ask(page: Page, query: string): Promise<void> {
  await page.evaluate((next) => {
    window.location.hash = next;
  }, new URLSearchParams({query}).toString());
  await expect(page.locator('.graphiql-tab')).toHaveCount(2);
  await run(page);
}

test('hostile names, addresses and descriptions stay text, and ask for nothing: in the response, the explorer, the completion and the hover', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const changed = await makeHostile(page);
  const result = page.locator('.result-window');
  await test.step('an address in the response', async () => {
    await openWith(page, '{ party(name: "Molenrak") { preferredName website } }');
    await run(page);
    await expect(notice(page)).toContainText('without errors');
    await expect(result).toContainText('<img src=x');
    await result.locator('.view-line', {hasText: 'javascript:'}).first().hover();
    expect(await result.locator('img, script, a').count()).toBe(0);
  });
  await test.step('what looks like the path of a picture', async () => {
    await ask(page, '{ party(name: "Atelier Aubépine") { website } }');
    await result.locator('.view-line', {hasText: 'hacked.png'}).first().getByText('hacked').last().hover();
    await page.waitForTimeout(1500);
    expect(asked.filter((address) => address.includes('hacked'))).toEqual([]);
  });
  await test.step('a description in the explorer', async () => {
    await page.getByRole('button', {name: 'Show Documentation Explorer'}).click();
    await page.locator('.graphiql-plugin').getByText('Query', {exact: true}).click();
    await expect(page.locator('.graphiql-plugin')).toContainText('<img src=x');
    expect(await page.locator('.graphiql-plugin').locator('img, script, a[href^="javascript:"]').count()).toBe(0);
  });
  await test.step('a description in the completion and the hover', () => expectHarmlessEditor(page));
  expect([...changed].sort()).toEqual(CHANGES.map(([text]) => text).sort());
  expect(await page.evaluate(() => Reflect.get(window, 'hacked') as unknown)).toBeUndefined();
});

/** Completes a field with a hostile description and hovers over it: nothing of the description is an element. */
async function expectHarmlessEditor(page: Page): Promise<void> {
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
}
