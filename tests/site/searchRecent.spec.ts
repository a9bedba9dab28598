import {expect, test, type Locator, type Page} from './support/test';
import {open} from './support/page';
import {box, hits, START} from './support/search';

const recent = (page: Page): Locator => page.getByRole('group', {name: 'Recent searches'}).getByRole('option');
/** What the box lists; code on the page has a choice with options too. */
const listed = (page: Page): Locator => page.getByRole('listbox').getByRole('option');
const clear = (page: Page): Locator => page.getByRole('button', {name: 'Clear recent searches'});
const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('psb-searches'));

/** Opens the first hit for a text, from the page where most searches start. */
async function openFirst(page: Page, text: string): Promise<void> {
  await open(page, START);
  await page.keyboard.press('Control+k');
  await box(page).fill(text);
  await expect(hits(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(START);
}

/** Opens the box of a page with this in the storage. */
async function openWith(page: Page, value: string): Promise<void> {
  await page.goto(START);
  await page.evaluate((text) => localStorage.setItem('psb-searches', text), value);
  await open(page, START);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', {name: /Getting started/})).toBeVisible();
}

test('the box offers the last five searches that led somewhere above the suggested pages, and each fills it again', async ({
  page,
}) => {
  for (const text of ['one', 'API404', 'API400', 'KGM', 'API403', 'api404']) await openFirst(page, text);
  await test.step('a text that led nowhere is not among them, one that was sent to the page of all results is', async () => {
    await open(page, START);
    await page.keyboard.press('Control+k');
    await box(page).fill('webhook');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await expect(recent(page)).toHaveText(['api404', 'API403', 'KGM', 'API400', 'one']);
    await box(page).fill('signature');
    await page.getByRole('link', {name: 'See all results'}).click();
    await expect(page.locator('h1')).toHaveText('Search results: signature');
    await page.keyboard.press('Control+k');
    await expect(recent(page)).toHaveText(['signature', 'api404', 'API403', 'KGM', 'API400']);
    await expect(page.getByRole('group').last()).toHaveAccessibleName('Start here');
  });
  await test.step('one fills the box', async () => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(recent(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue('api404');
    await expect(hits(page).first()).toHaveAttribute('href', '/endpoints/overview.html#API404');
    await expect(box(page)).toBeFocused();
    await box(page).fill('');
    await recent(page).nth(2).click();
    await expect(box(page)).toHaveValue('API403');
    await expect(box(page)).toBeFocused();
  });
  await test.step('a button removes all of them', async () => {
    await box(page).fill('');
    await clear(page).focus();
    await page.keyboard.press('Enter');
    await expect(recent(page)).toHaveCount(0);
    await expect(clear(page)).toHaveCount(0);
    await expect(box(page)).toBeFocused();
    await expect(listed(page)).toHaveCount(3);
    expect(await stored(page)).toBeNull();
  });
});

test('a result that is opened on the page of all results keeps its words too, and a long text is not kept', async ({
  page,
}) => {
  await open(page, '/search.html?q=test%20vector');
  await page.locator('main article').first().getByRole('link').first().click();
  await expect(page.locator('main article h1')).toBeVisible();
  expect(await stored(page)).toBe('["test vector"]');
  await openFirst(page, `invoice ${'x'.repeat(100)}`);
  expect(await stored(page)).toBe('["test vector"]');
});

test('what else is in the storage does no harm', async ({page}) => {
  for (const value of ['{', 'null', '{"length":3}', '[1,null,{"a":1}," "]', '"invoice"']) {
    await openWith(page, value);
    await expect(recent(page), value).toHaveCount(0);
    await expect(clear(page), value).toHaveCount(0);
  }
  await openWith(page, JSON.stringify([1, 'invoice', 'invoice', 'x'.repeat(1000), 'a', 'b', 'c', 'd', 'e', 'f', 'g']));
  await expect(recent(page)).toHaveText(['invoice', 'a', 'b', 'c', 'd']);
});

test('without a storage the box works, and offers its pages', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openFirst(page, 'API404');
  await expect(page.locator('#API404')).toBeInViewport();
  await page.keyboard.press('Control+k');
  await expect(listed(page)).toHaveCount(3);
});

test('the searches are sent to nobody: another page of the site asks for what it asked for before', async ({page}) => {
  await openWith(page, '["a rather special search"]');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await expect(recent(page)).toHaveText(['a rather special search']);
  await open(page, '/introduction/authentication.html');
  await page.keyboard.press('Control+k');
  await expect(recent(page)).toHaveCount(1);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((each) => decodeURIComponent(each).includes('special'))).toEqual([]);
});
