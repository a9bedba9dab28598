import {expect, type Locator, type Page} from '@playwright/test';

export const PLAYGROUND = '/vpd/playground/playground.html';

/** The host that the endpoint 'Acceptance' sends to. */
export const ACCEPTANCE = 'https://accp-vpd.example.com/graphql/v1';

/** A token whose text is nowhere else. */
export const TOKEN = 'eyJhbGciOiJub25lIn0.c2VjcmV0LXRva2Vu.x7Qz';

export const queryEditor = (page: Page): Locator => page.locator('.graphiql-query-editor');
export const notice = (page: Page): Locator => page.locator('.playground-notice');

/** The text of an editor, whose lines are elements in any order, with spaces that don't break. */
export async function textOf(editor: Locator): Promise<string> {
  const lines = await editor
    .locator('.view-line')
    .evaluateAll((all) =>
      all
        .map((each) => [each.getBoundingClientRect().top, each.textContent] as const)
        .sort(([one], [other]) => one - other),
    );
  const text = lines.map(([, line]) => line).join(' ');
  return text.replaceAll('\u00a0', ' ').replace(/\s+/g, ' ').trim();
}

export const builder = (page: Page): Locator => page.getByRole('region', {name: 'Query builder'});

/** The box of a field or an argument in a list of the query builder. */
export const fieldBox = (page: Page, list: string, name: string): Locator =>
  builder(page)
    .getByRole('list', {name: list, exact: true})
    .locator('> li > label')
    .filter({has: page.getByRole('checkbox'), hasText: new RegExp(`^\\s*${name}$`)})
    .getByRole('checkbox');

export async function openBuilder(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Show Query builder'}).click();
  await expect(builder(page)).toBeVisible();
}

/** Replaces the query by the keyboard. */
export async function typeQuery(page: Page, text: string): Promise<void> {
  await queryEditor(page).locator('textarea').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  if (text) await page.keyboard.insertText(text);
}

/** Opens the playground and waits until all of its editors are there, and, without a link, until the first example has run. */
export async function openPlayground(page: Page, hash = ''): Promise<void> {
  await page.goto(`${PLAYGROUND}${hash}`);
  await expect(queryEditor(page).locator('textarea')).toBeAttached();
  await expect(page.locator('.result-window .monaco-editor')).toBeAttached();
  if (hash === '') await expect(notice(page)).toContainText('without errors');
}

const examples = (page: Page): Locator => page.locator('.playground-examples');

/** The names of the examples; their list need not be open. */
export const exampleButtons = (page: Page): Locator => examples(page).locator('button');

/** Opens the list of examples. */
export async function openExamples(page: Page): Promise<void> {
  await page.getByText(/^Example queries \(/).click();
  await expect(examples(page)).toHaveAttribute('open');
}

/** Opens the list of examples and chooses one by its title, which folds the list. */
export async function chooseExample(page: Page, title: string): Promise<void> {
  await openExamples(page);
  await page.getByRole('button', {name: title}).click();
  await expect(examples(page)).not.toHaveAttribute('open');
}

/** Waits for what the playground fetches after its editors: two workers, one of them for queries, the sample data with their service, and Monaco's JSON. */
export async function untilAllIsThere(page: Page): Promise<void> {
  await expect.poll(() => page.workers().some((worker) => worker.url().includes('worker-graphql'))).toBe(true);
  await expect.poll(() => page.workers().length).toBeGreaterThanOrEqual(2);
  await page.waitForFunction(() => {
    const loaded = performance.getEntriesByType('resource').map(({name}) => name);
    const files = [/\/playground_data[^/]*\.js$/, /\/service-[^/]*\.js$/, /\/monaco\.contribution[^/]*\.js$/];
    return files.every((file) => loaded.some((name) => file.test(name)));
  });
}

/** Opens the playground with a query. */
export const openWith = (page: Page, query: string, variables = ''): Promise<void> =>
  openPlayground(page, `#${new URLSearchParams({query, ...(variables && {variables})}).toString()}`);

/** Empties the notice, as the choice of an endpoint does: what it says next is said of the next run. */
export async function emptyNotice(page: Page): Promise<void> {
  await page.getByLabel('Endpoint', {exact: true}).dispatchEvent('change');
  await expect(notice(page)).toBeEmpty();
}

/** Runs the query that is in the editor, by the keyboard. */
export async function run(page: Page): Promise<void> {
  await queryEditor(page).locator('textarea').focus();
  await page.keyboard.press('Control+Enter');
}

/** Chooses an endpoint and pastes a token. */
export async function choose(page: Page, endpoint: string, token = TOKEN): Promise<void> {
  await page.getByLabel('Endpoint', {exact: true}).selectOption({label: endpoint});
  await page.getByLabel('Access token').fill(token);
}
