import {expect, test, type Locator, type Page} from '@playwright/test';
import {expectAccessible, expectContrastInTheDark} from './support/axe';
import {hydrate} from './support/page';
import {notice, openWith, queryEditor, run, textOf} from './support/playground';

const builder = (page: Page): Locator => page.getByRole('region', {name: 'Query builder'});

const box = (page: Page, list: string, name: string): Locator =>
  builder(page)
    .getByRole('list', {name: list, exact: true})
    .locator('> li > label')
    .filter({has: page.getByRole('checkbox'), hasText: new RegExp(`^\\s*${name}$`)})
    .getByRole('checkbox');

async function openBuilder(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Show Query builder'}).click();
  await expect(builder(page)).toBeVisible();
}

/** Replaces the query by the keyboard. */
async function type(page: Page, text: string): Promise<void> {
  await queryEditor(page).locator('textarea').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  if (text) await page.keyboard.insertText(text);
}

test('it is fetched when it is opened; ticks and values become the query, which runs, and can be undone', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isFetched = (): boolean => asked.some((address) => /\/Builder-[^/]*\.js$/.test(address));
  await openWith(page, '# My note\nquery Mine { sbi { code } }');
  await expect(page.getByRole('button', {name: 'Show Query builder'})).toBeVisible();
  expect(isFetched()).toBe(false);
  await openBuilder(page);
  expect(isFetched()).toBe(true);
  await expect(box(page, 'Fields of the query', 'sbi')).toBeChecked();
  await box(page, 'Fields of the query', 'party').check();
  await box(page, 'Arguments of party', 'name:').check();
  await page.getByLabel('Value of name').fill('Molen "rak"');
  await page.getByLabel('Value of name').fill('Molenrak');
  await box(page, 'Arguments of party', 'maxResults:').check();
  await box(page, 'Fields of party', 'preferredName').check();
  await box(page, 'Fields of the query', 'sbi').uncheck();
  const query = '# My note query Mine { party(name: "Molenrak", maxResults: 1) { id preferredName } }';
  await expect.poll(() => textOf(queryEditor(page))).toBe(query);
  await run(page);
  await expect(notice(page)).toContainText('without errors');
  await expect(page.locator('.result-window')).toContainText('Molenrak Logistiek');
  await page.keyboard.press('Control+z');
  await expect.poll(() => textOf(queryEditor(page))).toContain('sbi');
  await expect(box(page, 'Fields of the query', 'sbi')).toBeChecked();
});

test('what is typed ticks the boxes; an input object is built too; a mistake in the query stops the boxes until it is corrected', async ({
  page,
}) => {
  await openWith(page, '{ sbi { code } }');
  await openBuilder(page);
  await type(page, 'query Q($n: String) { mine: find(args: {name: $n}) { score } }');
  await expect(box(page, 'Fields of the query', 'mine: find')).toBeChecked();
  await expect(box(page, 'Fields of the query', 'sbi')).not.toBeChecked();
  await expect(page.getByLabel('Value of name')).toHaveValue('$n');
  await box(page, 'Arguments of args', 'postcode:').check();
  await page.getByLabel('Value of postcode').fill('3011');
  await box(page, 'Arguments of args', 'name:').uncheck();
  const query = 'query Q { mine: find(args: {postcode: "3011"}) { score } }';
  await expect.poll(() => textOf(queryEditor(page))).toBe(query);
  await type(page, '{ nace {');
  await expect(builder(page).getByRole('status')).toContainText('correct the syntax');
  await expect(builder(page).locator('[inert]')).toHaveCount(1);
  await type(page, '');
  await expect(builder(page).locator('[inert]')).toHaveCount(0);
  await box(page, 'Fields of the query', 'nace').press('Space');
  await expect.poll(() => textOf(queryEditor(page))).toBe('{ nace { code } }');
});

test('a number that isn’t one is marked and stays out of the query', async ({page}) => {
  await openWith(page, '{ party(maxResults: 3) { id } }');
  await openBuilder(page);
  const value = page.getByLabel('Value of maxResults');
  await value.fill('(');
  await expect(value).toHaveAttribute('aria-invalid', 'true');
  expect(await textOf(queryEditor(page))).toContain('maxResults: 3');
  await value.blur();
  await expect(value).toHaveValue('3');
});

test('axe finds nothing wrong with it, in the light and in the dark', async ({page}) => {
  await openWith(page, '{ party(name: "Molenrak") { id identifiers { all { value } } } }');
  await openBuilder(page);
  await expectAccessible(page);
  await hydrate(page);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('.monaco-editor').first()).toHaveClass(/vs-dark/);
  await expectContrastInTheDark(page);
});

test('a phone has it above the editor, without scrolling sideways @phone', async ({page}) => {
  await openWith(page, '{ party(name: "Molenrak") { id identifiers { all { value } } } }');
  await openBuilder(page);
  await box(page, 'Fields of all', 'scheme').tap();
  await expect.poll(() => textOf(queryEditor(page))).toContain('value scheme');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
