import {expect, test} from '@playwright/test';
import {notice, openPlayground, openWith, PLAYGROUND, queryEditor, run, textOf} from './support/playground';

const QUERY = '{ party(name: "Molenrak") { preferredName } }';

test('the first example runs on the sample data without a request', async ({page}) => {
  await openPlayground(page);
  await page.waitForTimeout(4000);
  // Workers and sample data arrive after the editor.
  await page.waitForTimeout(3500);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await run(page);
  await expect(notice(page)).toContainText('without errors');
  await expect(page.locator('.result-window')).toContainText('preferredName');
  expect(requests).toEqual([]);
});

test('an example opens with its variables, and never in the place of what the reader typed', async ({page}) => {
  await openWith(page, QUERY);
  await page.getByRole('button', {name: 'Look up a company number'}).click();
  await expect(queryEditor(page)).toContainText('locations');
  await expect(page.locator('.graphiql-editor-tool')).toContainText('number');
  const tabs = page.locator('.graphiql-tab');
  await expect(tabs).toHaveCount(2);
  // The second example takes the place of the first, which nobody changed.
  await page.getByRole('button', {name: 'Look up a VAT number'}).click();
  await expect(tabs).toHaveCount(2);
  await tabs.first().getByRole('button').first().click();
  expect(await textOf(queryEditor(page))).toBe(QUERY);
  await run(page);
  await expect(notice(page)).toContainText('without errors');
});

test('every example runs without an error, and says how long it took', async ({page}) => {
  await openPlayground(page);
  const examples = page.locator('.playground-examples button');
  const count = await examples.count();
  expect(count).toBeGreaterThanOrEqual(12);
  for (let index = 0; index < count; index += 1) {
    await examples.nth(index).click();
    await page.getByRole('button', {name: /^Execute/}).click();
    await expect(notice(page)).toContainText('without errors');
    await expect(notice(page)).toContainText(/in \d+ ms/);
  }
});

test('a link puts its query into the editor and doesn’t run it', async ({page}) => {
  await openWith(page, QUERY, '{"a": 1}');
  expect(await textOf(queryEditor(page))).toBe(QUERY);
  await expect(page.locator('.graphiql-editor-tool')).toContainText('"a"');
  await page.waitForTimeout(1000);
  await expect(notice(page)).toBeEmpty();
  expect(new URL(page.url()).hash).toBe('');
});

for (const [what, hash] of Object.entries({
  'without a query': '#variables=%7B%7D',
  'with broken escapes': '#query=%E0%A4%A',
  'with variables that are a list': '#query=%7Ba%7D&variables=%5B1%5D',
  'that is too long': `#query=${'a'.repeat(200_000)}`,
})) {
  test(`a link ${what} changes nothing and says so`, async ({page}) => {
    await openPlayground(page, hash);
    await expect(notice(page)).toContainText('The link can’t be read'.replace('’', "'"));
    await expect(queryEditor(page)).toContainText('FindParty');
  });
}

test('a link that arrives while the page is open opens in a tab of its own', async ({page}) => {
  await openWith(page, QUERY);
  await page.evaluate(() => {
    window.location.hash = new URLSearchParams({query: 'query Linked { sbi { code } }'}).toString();
  });
  await expect(queryEditor(page)).toContainText('Linked');
  await expect(page.locator('.graphiql-tab')).toHaveCount(2);
});

test('the text survives a reload at once', async ({page}) => {
  await openWith(page, QUERY);
  await queryEditor(page).locator('textarea').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('# mine ');
  await page.reload();
  await expect(queryEditor(page)).toContainText('mine');
  await expect(page.locator('.graphiql-tab')).toHaveCount(1);
});

test('a link copied holds query and variables, and curl masks the token', async ({page}) => {
  await openWith(page, QUERY, '{"a": "it\'s"}');
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(notice(page)).toContainText('Link copied');
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname).toBe(PLAYGROUND);
  expect(Object.fromEntries(new URLSearchParams(link.hash.slice(1)))).toEqual({
    query: QUERY,
    variables: '{"a": "it\'s"}',
  });
  await page.getByRole('button', {name: 'Copy as curl'}).click();
  const curl = await page.evaluate(() => navigator.clipboard.readText());
  expect(curl).toContain('Authorization: Bearer $VPD_TOKEN');
  expect(curl).toContain('http://localhost:4010/api/vpd/graphql/v1');
  expect(curl).toContain("it'\\''s");
});

test('mistakes are underlined, names are completed, and the query is prettified', async ({page}) => {
  await openWith(page, '{ party(name: "x") { nonsense } }');
  await expect(queryEditor(page).locator('.squiggly-error')).toBeAttached();
  await run(page);
  await expect(notice(page)).toContainText('nonsense');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('{ party(name: "x") { legalN');
  await expect(page.locator('.suggest-widget')).toContainText('legalName');
  await page.keyboard.press('Enter');
  await page.getByRole('button', {name: /^Prettify/}).click();
  await expect(queryEditor(page).locator('.view-line')).not.toHaveCount(1);
  expect(await textOf(queryEditor(page))).toContain('{ party(name: "x") { legalName } }');
});

test('variables are prettified', async ({page}) => {
  await openWith(page, QUERY, '{"a":{"b":1}}');
  const variables = page.locator('.graphiql-editor-tool');
  await expect(variables).toContainText('"a"');
  await page.getByRole('button', {name: /^Prettify/}).click();
  await expect(variables.locator('.view-line')).toHaveCount(5);
});

test('the schema explorer shows types and descriptions, and the SDL downloads', async ({page}) => {
  await openPlayground(page);
  await page.getByRole('button', {name: 'Show Documentation Explorer'}).click();
  await page.locator('.graphiql-plugin').getByText('Query', {exact: true}).click();
  await expect(page.locator('.graphiql-plugin')).toContainText('Search for parties');
  const download = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Download SDL'}).click();
  expect((await download).suggestedFilename()).toBe('schema.graphql');
});

test('Tab leaves every editor, and the order is that of the page', async ({page}) => {
  await openPlayground(page);
  const bar = page.getByLabel('Endpoint', {exact: true});
  await bar.focus();
  const places = new Set<string>();
  for (let presses = 0; presses < 70; presses += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const active = document.activeElement;
      if (!active?.closest('[data-playground]')) return 'left';
      return active.getAttribute('aria-label') ?? active.textContent;
    });
    places.add(place);
    if (place === 'left') break;
  }
  const all = [...places].join('\n');
  expect(all).toContain('Query. Ctrl and Enter runs it');
  expect(all).toContain('Variables as JSON');
  expect(all).toContain('Response, read only');
  // The frames that GraphiQL draws around the editors take no focus.
  expect(places.has('Response')).toBe(false);
  expect(places.has('Result Window')).toBe(false);
  expect(places.has('left')).toBe(true);
});

test('nothing of it is left on the next page, and it comes back', async ({page}) => {
  await openPlayground(page);
  await page.getByRole('link', {name: 'REST', exact: false}).first().hover();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.locator('.navbar a[href="/introduction/overview.html"]').first().click();
  await expect(page).toHaveURL(/introduction\/overview/);
  const left = () =>
    page.evaluate(() => ({
      sheets: document.querySelectorAll('link[href*="/assets/playground/"][rel=stylesheet], style.monaco-colors')
        .length,
      elements: document.querySelectorAll('.monaco-aria-container, .graphiql-container').length,
      body: document.body.className.includes('graphiql'),
    }));
  await expect.poll(left).toEqual({sheets: 0, elements: 0, body: false});
  await page.goBack();
  await expect(queryEditor(page).locator('.view-line').first()).toBeVisible();
  await run(page);
  await expect(notice(page)).toContainText('without errors');
});

test('it follows the colour mode of the site @dark', async ({page}) => {
  await openPlayground(page);
  const ground = () =>
    page.locator('.graphiql-container').evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(ground).toBe('rgb(26, 23, 34)');
  await expect(page.locator('.monaco-editor').first()).toHaveClass(/vs-dark/);
});

test('without JavaScript the page has the example queries with their responses @no-js', async ({page}) => {
  await page.goto(PLAYGROUND);
  await expect(page.getByText('The playground requires JavaScript')).toBeVisible();
  await page.getByText('Find a party by its name').click();
  await expect(page.locator('#query-findParty')).toContainText('preferredName');
  await expect(page.locator('[data-playground]')).toBeHidden();
});

test('it fits a phone @phone', async ({page}) => {
  await openPlayground(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await run(page);
  await expect(notice(page)).toContainText('without errors');
  const small = await page
    .locator('.playground-bar :is(button, a, select, input)')
    .evaluateAll((elements) => elements.filter((element) => element.getBoundingClientRect().height < 44).length);
  expect(small).toBe(0);
  const [query, response] = await Promise.all(
    ['.graphiql-query-editor', '.graphiql-response'].map((each) => page.locator(each).boundingBox()),
  );
  expect(response?.y).toBeGreaterThan((query?.y ?? 0) + (query?.height ?? 0));
});
