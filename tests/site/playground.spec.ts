import {expect, test, type Page} from './support/test';
import {copiedBy} from './support/page';
import {
  chooseExample,
  exampleButtons,
  fieldBox,
  notice,
  openBuilder,
  openExamples,
  openPlayground,
  openWith,
  PLAYGROUND,
  queryEditor,
  run,
  textOf,
  untilAllIsThere,
} from './support/playground';
import {builtHtml, siteAddress} from './support/site';

const QUERY = '{ party(name: "Molenrak") { preferredName } }';

const changeHash = (page: Page, hash: string): Promise<void> =>
  page.evaluate((next) => {
    window.location.hash = next;
  }, hash);

/** Counts from now on how often the notice says that a response has no errors: what it says of the last query is no proof for the next one. */
async function countSuccesses(page: Page): Promise<() => Promise<number>> {
  const said = await notice(page).evaluateHandle((element) => {
    const texts: string[] = [];
    const note = (): unknown => texts.push(element.textContent);
    new MutationObserver(note).observe(element, {subtree: true, childList: true, characterData: true});
    return texts;
  });
  return () => said.evaluate((texts) => texts.filter((text) => /in \d+ ms, without errors/.test(text)).length);
}

/** Where Tab leads from the endpoint until it leaves the playground. */
async function placesOfTab(page: Page): Promise<Set<string>> {
  await page.getByLabel('Endpoint', {exact: true}).focus();
  const places = new Set<string>();
  for (let presses = 0; presses < 70 && !places.has('left'); presses += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const active = document.activeElement;
      if (!active?.closest('[data-playground]')) return 'left';
      return active.getAttribute('aria-label') ?? active.textContent;
    });
    places.add(place);
  }
  return places;
}

test('the first example runs by itself, and every other one that is chosen, on the sample data without a request or an error; nothing stays on the next page, and it comes back', async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== siteAddress) elsewhere.push(request.url());
  });
  await page.goto(PLAYGROUND);
  await expect(page.locator('.result-window')).toContainText('"preferredName": "Molenrak Logistiek B.V."');
  await expect(notice(page)).toContainText('without errors');
  await expect(queryEditor(page)).toContainText('FindParty');
  for (const name of ['Query', 'Response']) await expect(page.getByRole('heading', {name, exact: true})).toBeVisible();
  await untilAllIsThere(page);
  const requests: string[] = [];
  // Monaco has the worker of JSON fetched whenever it meets the first variables.
  page.on('request', (request) => {
    if (!request.url().includes('/assets/playground/worker-json')) requests.push(request.url());
  });
  const successes = await countSuccesses(page);
  const examples = exampleButtons(page);
  const count = await examples.count();
  expect(count).toBeGreaterThanOrEqual(12);
  for (let index = 0; index < count; index += 1) {
    const before = await successes();
    await openExamples(page);
    await examples.nth(index).click();
    await expect.poll(successes, `example ${index}`).toBeGreaterThan(before);
    await expect(examples.nth(index)).toBeHidden();
  }
  const before = await successes();
  await page.getByRole('button', {name: /^Execute/}).click();
  await expect.poll(successes).toBeGreaterThan(before);
  expect(requests).toEqual([]);
  expect(elsewhere).toEqual([]);
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
  await expect(notice(page), 'the example that was left runs again').toContainText('without errors');
});

// The start and the change of the fragment read a link with the same function, which link.test.ts asks for each of these.
test(
  'a link that can’t be read changes nothing and says so; another one opens its query and doesn’t run it; a copied link and curl have it; what follows opens in further tabs',
  {tag: ['@desktop', '@firefox']},
  async ({page}) => {
    const tabs = page.locator('.graphiql-tab');
    await openPlayground(page, '#query=%E0%A4%A');
    await test.step('a link without a query, with broken escapes, wrong variables or too long', async () => {
      const wrong = ['', '#variables=%7B%7D', '#query=%7Ba%7D&variables=%5B1%5D', `#query=${'a'.repeat(200_000)}`];
      for (const hash of wrong) {
        if (hash) await changeHash(page, hash);
        await expect(notice(page), hash.slice(0, 40)).toContainText("The link can't be read");
        await expect(queryEditor(page), hash.slice(0, 40)).toContainText('FindParty');
        await expect(tabs, hash.slice(0, 40)).toHaveCount(1);
        await page.getByRole('button', {name: 'Copy link'}).click();
        await expect(notice(page)).toContainText('Link copied');
      }
    });
    await test.step('a link that arrives', async () => {
      await changeHash(page, `#${new URLSearchParams({query: QUERY, variables: '{"a": "it\'s"}'}).toString()}`);
      await expect.poll(() => textOf(queryEditor(page))).toBe(QUERY);
      await expect(page.locator('.graphiql-editor-tool')).toContainText('"a"');
      await untilAllIsThere(page);
      await expect(page.locator('.result-window .view-line').filter({hasText: /\S/})).toHaveCount(0);
      expect(new URL(page.url()).hash).toBe('');
    });
    await test.step('the copied link and curl, which masks the token', async () => {
      const link = new URL(await copiedBy(page, () => page.getByRole('button', {name: 'Copy link'}).click()));
      await expect(notice(page)).toContainText('Link copied');
      expect(link.pathname).toBe(PLAYGROUND);
      expect(Object.fromEntries(new URLSearchParams(link.hash.slice(1)))).toEqual({
        query: QUERY,
        variables: '{"a": "it\'s"}',
      });
      const curl = await copiedBy(page, () => page.getByRole('button', {name: 'Copy as curl'}).click());
      await expect(notice(page)).toContainText('Copied as curl');
      expect(curl).toContain('Authorization: Bearer $VPD_TOKEN');
      expect(curl).toMatch(
        /^host=\$\{PSB_VPD_HOST:-http:\/\/localhost:4010\/api\/vpd\}\ncurl -X POST .*\n {2}"\$host\/graphql\/v1"/,
      );
      expect(curl).toContain("it'\\''s");
    });
    await test.step('an example with its variables, and a second one in its place, because nobody changed it', async () => {
      await chooseExample(page, 'Look up a party by company number');
      await expect(queryEditor(page)).toContainText('ByCompanyNumber');
      await expect(page.locator('.graphiql-editor-tool')).toContainText('number');
      await expect(tabs).toHaveCount(2);
      await chooseExample(page, 'Look up a party by VAT number');
      await expect(tabs).toHaveCount(2);
    });
    await test.step('the query as it was, beside a further link', async () => {
      const backToQuery = async (): Promise<void> => {
        await tabs.first().getByRole('button').first().click();
        await expect.poll(() => textOf(queryEditor(page))).toBe(QUERY);
      };
      await backToQuery();
      await changeHash(page, `#${new URLSearchParams({query: 'query Linked { sbi { code } }'}).toString()}`);
      await expect(queryEditor(page)).toContainText('Linked');
      await expect(tabs).toHaveCount(3);
      await backToQuery();
      await run(page);
      await expect(notice(page)).toContainText('without errors');
    });
  },
);

test('the order of Tab, what the editors do with a text, and the schema', async ({page}) => {
  await openWith(page, '{ party(name: "x") { nonsense } }', '{"a":{"b":1}}');
  await test.step('Tab leaves every editor, and the order is that of the page', async () => {
    const places = await placesOfTab(page);
    const all = [...places].join('\n');
    expect(all).toContain('Query. Ctrl and Enter runs it');
    expect(all).toContain('Variables as JSON');
    expect(all).toContain('Response, read only');
    // The frames that GraphiQL draws around the editors take no focus.
    expect(places.has('Response')).toBe(false);
    expect(places.has('Result Window')).toBe(false);
    expect(places.has('left')).toBe(true);
  });
  await test.step('mistakes are underlined, names are completed, query and variables are prettified', async () => {
    await expect(queryEditor(page).locator('.squiggly-error')).toBeAttached();
    await run(page);
    await expect(notice(page)).toContainText('nonsense');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('{ party(name: "x") { legalN');
    // The list is drawn before it is narrowed to what was typed, and Enter takes the name that is marked.
    await expect(page.locator('.suggest-widget .monaco-list-row.focused')).toContainText('legalName');
    await page.keyboard.press('Enter');
    const variables = page.locator('.graphiql-editor-tool');
    await expect(variables.locator('.view-line')).toHaveCount(1);
    await expect(variables).toContainText('"a"');
    await page.getByRole('button', {name: /^Prettify/}).click();
    await expect.poll(() => textOf(queryEditor(page))).toContain('{ party(name: "x") { legalName } }');
    await expect(variables.locator('.view-line')).toHaveCount(5);
  });
  await test.step('the schema explorer shows types and descriptions, and the SDL downloads', async () => {
    await page.getByRole('button', {name: 'Show Documentation Explorer'}).click();
    await page.locator('.graphiql-plugin').getByText('Query', {exact: true}).click();
    await expect(page.locator('.graphiql-plugin')).toContainText('Search for parties');
    const download = page.waitForEvent('download');
    await page.getByRole('link', {name: 'Download SDL'}).click();
    expect((await download).suggestedFilename()).toBe('schema.graphql');
  });
});

test('without JavaScript the page has the example queries with their responses @no-js', async ({page}) => {
  await page.goto(PLAYGROUND);
  await expect(page.getByText('The playground requires JavaScript')).toBeVisible();
  await page.getByText('Find a party by its name').click();
  await expect(page.locator('#query-findParty')).toContainText('preferredName');
  await expect(page.locator('[data-playground]')).toBeHidden();
});

test('it fits a phone, which isn’t told to press keys that it lacks; the builder is above the editor @phone', async ({
  page,
}) => {
  const overflow = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(/<main[\s\S]*?<h2/.exec(builtHtml(PLAYGROUND))?.[0]).not.toMatch(/Ctrl/);
  await openWith(page, '{ party(name: "Molenrak") { id identifiers { all { value } } } }');
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', {name: /^Execute/}).tap();
  await expect(notice(page)).toContainText('without errors');
  const small = await page
    .locator('.playground-bar :is(button, a, select, input)')
    .evaluateAll((elements) => elements.filter((element) => element.getBoundingClientRect().height < 44).length);
  expect(small).toBe(0);
  const [editors, response, body] = await Promise.all(
    ['.graphiql-editors', '.graphiql-response', '.playground-body'].map((each) => page.locator(each).boundingBox()),
  );
  const endOfEditors = (editors?.y ?? 0) + (editors?.height ?? 0);
  const endOfBody = (body?.y ?? 0) + (body?.height ?? 0);
  expect(Math.abs((response?.y ?? 0) - endOfEditors), 'the response follows the query').toBeLessThan(2);
  expect(endOfBody - (response?.y ?? 0) - (response?.height ?? 0), 'nothing blank follows it').toBeLessThan(2);
  const [frame, actions] = await Promise.all(
    ['[data-playground]', '.playground-bar >> nth=1'].map((each) => page.locator(each).boundingBox()),
  );
  const endOfActions = (actions?.y ?? 0) + (actions?.height ?? 0);
  expect((frame?.y ?? 0) + (frame?.height ?? 0) - endOfActions, 'nor the buttons below').toBeLessThan(24);
  await openBuilder(page);
  await fieldBox(page, 'Fields of all', 'scheme').tap();
  await expect.poll(() => textOf(queryEditor(page))).toContain('value scheme');
  expect(await overflow()).toBeLessThanOrEqual(0);
});
