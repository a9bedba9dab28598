import {expect, test, type Page} from './support/test';
import {pageOf} from './support/codeLists';
import {expectFocusSeen, press, skipToMain, tabTo} from './support/keys';
import {expectHydrated, expectUnderBar} from './support/page';
import {box, hits, START} from './support/search';
import {headingOf} from './support/site';
import {count, filter} from './support/filters';

/*
 * Whole tasks of a reader who has keys alone: from an opened page to what the reader came for, by nothing but `page.keyboard`. What has the focus can be
 * seen at each stop. Single keys are in keyboard.spec.ts, tree.spec.ts, filters.spec.ts, searchKeys.spec.ts and playgroundKeyboard.spec.ts.
 */

const UNIT = pageOf('unit');
const SAMPLES = ['/introduction/authentication.html', '/introduction/gettingStarted.html'] as const;
const FORMAT = '/documents/invoices/ubl/bisv3selfbilling';

/** Expects that a page that a link led to is shown from its top. */
async function expectArrived(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText(headingOf(address));
  await expect(heading).toBeInViewport();
}

test('the menu leads to another section, closed groups of its sidebar to a page, and Tab on to the text', async ({
  page,
}) => {
  await page.goto(START);
  const menu = page.getByRole('navigation', {name: 'Main', exact: true});
  await tabTo(page, menu.getByRole('link', {name: 'Business documents'}), 6);
  await expectHydrated(page);
  await page.keyboard.press('Enter');
  await expectArrived(page, '/documents/overview.html');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  for (const [name, key] of [
    ['Invoice formats', 'Enter'],
    ['UBL', 'Space'],
  ] as const) {
    const group = sidebar.getByRole('button', {name, exact: true});
    await tabTo(page, group, 40);
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await press(page, key);
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(group).toBeFocused();
  }
  await press(page, 'Tab');
  await press(page, 'Tab');
  await expect(sidebar.locator('a:focus')).toHaveAttribute('href', `${FORMAT}.html`);
  await page.keyboard.press('Enter');
  await expectArrived(page, `${FORMAT}.html`);
  await skipToMain(page);
  await press(page, 'Tab');
  await expect(page.locator('main :focus')).toBeVisible();
});

test('Escape closes the search and keeps the focus; a hit that is chosen leads to its heading, and Tab goes on from there', async ({
  page,
}) => {
  await page.goto(START);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('webhook secret');
  await expect(hits(page).first()).toBeVisible();
  await expectFocusSeen(page, 'the box');
  await page.keyboard.press('Escape');
  await expect(hits(page)).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('webhook secret');
  await page.keyboard.press('ArrowDown');
  const part = page.locator('[role=option][data-place]').first();
  await expect(part).toBeVisible();
  const isChosen = part.and(page.locator('[aria-selected=true]'));
  for (let step = 0; step < 10 && (await isChosen.count()) === 0; step += 1) await page.keyboard.press('ArrowDown');
  await expect(part).toHaveAttribute('aria-selected', 'true');
  const address = (await part.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  const heading = page.locator(`[id="${address.split('#')[1]}"]`);
  await expectUnderBar(heading);
  await press(page, 'Tab');
  await expect(heading.getByRole('link')).toBeFocused();
});

test('the language of samples is chosen, its code is the next but few stops, and other pages have it too', async ({
  page,
}) => {
  await page.goto(SAMPLES[0]);
  await skipToMain(page);
  const group = page.locator('[data-samples]').first();
  const python = group.getByRole('button', {name: 'Python', exact: true});
  await tabTo(page, python, 40);
  await press(page, 'Space');
  await expect(python).toHaveAttribute('aria-pressed', 'true');
  await expect(python).toBeFocused();
  await expect(group.locator('[data-sample=curl]')).toBeHidden();
  await tabTo(page, group.locator('[data-sample=python] pre'), 4);
  await page.goto(SAMPLES[1]);
  await expect(page.locator('[data-samples]').first().locator('[data-sample=python]')).toBeVisible();
});

test('from the guide to a format, its structure is a tab away; the tree opens a branch, and Tab reads the details of an element', async ({
  page,
}) => {
  await page.goto(`${FORMAT}.html`);
  await skipToMain(page);
  await tabTo(
    page,
    page.getByRole('navigation', {name: 'Pages of this format'}).getByRole('link', {name: 'Structure'}),
    10,
  );
  await page.keyboard.press('Enter');
  await expectArrived(page, `${FORMAT}/structure.html`);
  await skipToMain(page);
  const focus = page.locator('[data-tree] :focus');
  await tabTo(page, focus, 20);
  await expect(page.getByRole('treeitem').first()).toBeFocused();
  for (const key of ['End', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter']) await press(page, key);
  await expect(focus).toHaveAttribute('aria-level', '2');
  await expect(focus).toHaveAttribute('aria-expanded', 'true');
  await expect(focus.locator('> details > div')).toBeVisible();
  await press(page, 'Tab');
  await expect(page.locator('[aria-level="2"] > details > div a:focus')).toHaveCount(1);
  await press(page, 'Shift+Tab');
  await expect(focus).toHaveRole('treeitem');
});

test('a filter tells how much it has found, Enter leads to the first hit, and Escape empties it', async ({page}) => {
  await page.goto(UNIT);
  await skipToMain(page);
  await tabTo(page, filter(page), 15);
  await page.keyboard.type('hour');
  await expect(count(page)).toHaveText(/^\d+ of 2,162$/);
  await press(page, 'Enter');
  await expect(page.locator('#unit-HUR a')).toBeFocused();
  await tabTo(page, filter(page), 1, 'Shift+Tab');
  await press(page, 'Escape');
  await expect(filter(page)).toHaveValue('');
  await expect(count(page)).toBeEmpty();
  await expect(filter(page)).toBeFocused();
  await press(page, 'Tab');
  await expect(page.locator('tr[data-find] a').first()).toBeFocused();
});

test('Tab leads through a page to its foot, and Shift+Tab back the same way', async ({page}) => {
  await page.goto('/search.html');
  const there: string[] = [];
  const name = (): Promise<string> => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '');
  const last = page.locator('footer a').last();
  const first = page.getByRole('link', {name: 'Skip to main content'});
  do {
    await press(page, 'Tab');
    await expectHydrated(page);
    there.push(await name());
  } while (there.length < 40 && (await last.and(page.locator(':focus')).count()) === 0);
  await expect(last).toBeFocused();
  const back = there.slice(-1);
  while (back.length < there.length) {
    await press(page, 'Shift+Tab');
    back.push(await name());
  }
  await expect(first).toBeFocused();
  expect(back.reverse()).toEqual(there);
});
