import {expect, test} from './support/test';
import {open} from './support/page';
import {box, hits, search, START} from './support/search';

test('a slash opens the box, and in a field it is a slash', async ({page}) => {
  await page.goto(START);
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await page.keyboard.press('/');
  await expect(box(page)).toHaveValue('/');
  await open(page, '/search.html');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.focus();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('/');
});

test('Ctrl+Enter opens the hit that is chosen in another tab, and the list stays', async ({page, context}) => {
  await search(page, 'API404');
  await expect(hits(page).first()).toHaveAttribute('href', '/endpoints/overview.html#API404');
  await page.keyboard.press('ArrowDown');
  const address = (await hits(page).nth(1).getAttribute('href')) ?? '';
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(address);
  await expect(page).toHaveURL(START);
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => localStorage.getItem('psb-searches'))).toBe('["API404"]');
});

test('the parts of a page are below it, and Enter opens the one that is chosen', async ({page}) => {
  await search(page, 'webhook secret');
  const part = hits(page).and(page.locator('[data-place]')).first();
  await expect(part).toBeVisible();
  await expect(part).toHaveAttribute('aria-selected', 'false');
  const [address, own] = await Promise.all([part.getAttribute('href'), hits(page).first().getAttribute('href')]);
  expect(address).toContain(`${own}#`);
  await page.keyboard.press('ArrowDown');
  await expect(part).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address ?? '');
});
