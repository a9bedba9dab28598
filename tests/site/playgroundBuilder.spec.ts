import {expect, test} from './support/test';
import {
  builder,
  fieldBox,
  notice,
  openBuilder,
  openWith,
  queryEditor,
  run,
  textOf,
  typeQuery,
} from './support/playground';

test('the builder is fetched when it is opened; boxes and values become the query, and the query the boxes', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isFetched = (): boolean => asked.some((address) => /\/Builder-[^/]*\.js$/.test(address));
  await openWith(page, '# My note\nquery Mine { sbi { code } }');
  await expect(page.getByRole('button', {name: 'Show Query builder'})).toBeVisible();
  expect(isFetched()).toBe(false);
  await openBuilder(page);
  await test.step('ticks and values become the query, which runs, and can be undone', async () => {
    expect(isFetched()).toBe(true);
    await expect(fieldBox(page, 'Fields of the query', 'sbi')).toBeChecked();
    await fieldBox(page, 'Fields of the query', 'party').check();
    await fieldBox(page, 'Arguments of party', 'name:').check();
    await page.getByLabel('Value of name').fill('Molen "rak"');
    await page.getByLabel('Value of name').fill('Molenrak');
    await fieldBox(page, 'Arguments of party', 'maxResults:').check();
    await fieldBox(page, 'Fields of party', 'preferredName').check();
    await fieldBox(page, 'Fields of the query', 'sbi').uncheck();
    const query = '# My note query Mine { party(name: "Molenrak", maxResults: 1) { id preferredName } }';
    await expect.poll(() => textOf(queryEditor(page))).toBe(query);
    await run(page);
    await expect(notice(page)).toContainText('without errors');
    await expect(page.locator('.result-window')).toContainText('Molenrak Logistiek');
    await page.keyboard.press('Control+z');
    await expect.poll(() => textOf(queryEditor(page))).toContain('sbi');
    await expect(fieldBox(page, 'Fields of the query', 'sbi')).toBeChecked();
  });
  await test.step('what is typed ticks the boxes; an input object is built too; a mistake in the query stops the boxes until it is corrected', async () => {
    await typeQuery(page, 'query Q($n: String) { mine: find(args: {name: $n}) { score } }');
    await expect(fieldBox(page, 'Fields of the query', 'mine: find')).toBeChecked();
    await expect(fieldBox(page, 'Fields of the query', 'sbi')).not.toBeChecked();
    await expect(page.getByLabel('Value of name')).toHaveValue('$n');
    await fieldBox(page, 'Arguments of args', 'postcode:').check();
    await page.getByLabel('Value of postcode').fill('3011');
    await fieldBox(page, 'Arguments of args', 'name:').uncheck();
    const query = 'query Q { mine: find(args: {postcode: "3011"}) { score } }';
    await expect.poll(() => textOf(queryEditor(page))).toBe(query);
    await typeQuery(page, '{ nace {');
    await expect(builder(page).getByRole('status')).toContainText('correct the syntax');
    await expect(builder(page).locator('[inert]')).toHaveCount(1);
    await typeQuery(page, '');
    await expect(builder(page).locator('[inert]')).toHaveCount(0);
    await fieldBox(page, 'Fields of the query', 'nace').press('Space');
    await expect.poll(() => textOf(queryEditor(page))).toBe('{ nace { code } }');
  });
  await test.step('a number that isn’t one is marked and stays out of the query', async () => {
    await typeQuery(page, '{ party(maxResults: 3) { id } }');
    const value = page.getByLabel('Value of maxResults');
    await value.fill('(');
    await expect(value).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(() => textOf(queryEditor(page))).toContain('maxResults: 3');
    await value.blur();
    await expect(value).toHaveValue('3');
  });
});
