import {expect, test, type Locator, type Page} from './support/test';
import {open} from './support/page';
import {box, hits, pageHits, search} from './support/search';

const chips = (page: Page): Locator => page.getByRole('toolbar', {name: 'Kinds of results'}).getByRole('button');
const pressed = (page: Page): Locator => chips(page).and(page.locator('[aria-pressed="true"]'));
const status = (page: Page): Locator => page.getByRole('search').first().getByRole('status');

interface Kind {
  readonly name: string;
  readonly count: number;
}

/** The chips as they are named: the kind, and how many hits are of it. */
async function kinds(page: Page): Promise<Kind[]> {
  await expect(chips(page).first()).toBeVisible();
  const names = await chips(page).allTextContents();
  return names.map((text) => ({name: text.replace(/ \d+$/, ''), count: Number(/\d+$/.exec(text)?.[0])}));
}

/** Expects chips whose numbers add up to that of all, and gives them without that of all. */
async function expectSum(page: Page): Promise<Kind[]> {
  const [all, ...each] = await kinds(page);
  expect(all?.name).toBe('All');
  expect(each.length).toBeGreaterThan(1);
  expect(each.reduce((sum, {count}) => sum + count, 0)).toBe(all?.count);
  await expect(pressed(page)).toHaveText(`All ${all?.count}`);
  return each;
}

const groups = (page: Page): Promise<(string | null | undefined)[]> =>
  page
    .getByRole('listbox')
    .getByRole('group')
    .evaluateAll((all) => all.map((group) => group.firstElementChild?.textContent));

test('chips above the list say how many hits are of each kind; one limits the list to its kind, and all results to it', async ({
  page,
}) => {
  await search(page, 'invoice');
  const [first, ...others] = await expectSum(page);
  expect((await groups(page))[0]).toBe('Best matches');
  await expect(hits(page).first()).toContainText(first?.name ?? '');
  const second = others.reduce((most, kind) => (kind.count > most.count ? kind : most));
  const chip = chips(page).filter({hasText: second.name});
  await test.step('a click leaves the hits of a kind, and the focus in the box', async () => {
    await chip.click();
    await expect(pressed(page)).toHaveText(`${second.name} ${second.count}`);
    expect(await groups(page)).toEqual([second.name]);
    await expect(pageHits(page)).toHaveCount(Math.min(8, second.count));
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(box(page)).toBeFocused();
    await expect(status(page)).toHaveText(`${second.count} results in ${second.name}, 8 shown`);
  });
  await test.step('the kind stays while the reader types, and goes with the words', async () => {
    await box(page).fill('invoice response');
    await expect.poll(() => groups(page)).toEqual([second.name]);
    await box(page).fill('');
    await box(page).fill('invoice');
    await expect(pressed(page)).toHaveText(/^All/);
  });
  await test.step('the way to all results keeps the kind', async () => {
    await chip.click();
    await page.getByRole('link', {name: 'See all results'}).click();
    await expect(page).toHaveURL(`/search.html?q=invoice&kind=${encodeURIComponent(second.name)}`);
    await expect(pressed(page)).toHaveText(`${second.name} ${second.count}`);
  });
});

test('the chips are one stop of the Tab key, Left and Right go through them, and Down leads into the list', async ({
  page,
}) => {
  await search(page, 'invoice');
  await expectSum(page);
  await page.keyboard.press('Tab');
  await expect(chips(page).first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(chips(page).nth(1)).toBeFocused();
  await expect(pressed(page)).toHaveText(/^All/);
  await page.keyboard.press('Space');
  await expect(chips(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(chips(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(chips(page).last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).toBeFocused();
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('the page of all results has the same chips, keeps the kind in the address, and shows all where it knows none', async ({
  page,
}) => {
  const results = page.locator('main article');
  await open(page, '/search.html?q=invoice');
  const each = await expectSum(page);
  await expect(results).toHaveCount(each.reduce((sum, {count}) => sum + count, 0));
  await chips(page).last().click();
  const last = each.at(-1);
  const address = `/search.html?q=invoice&kind=${encodeURIComponent(last?.name ?? '')}`;
  await expect(page).toHaveURL(address);
  await expect(results).toHaveCount(last?.count ?? 0);
  await page.reload();
  await expect(pressed(page)).toHaveText(`${last?.name} ${last?.count}`);
  await expect(results).toHaveCount(last?.count ?? 0);
  await expect(page.getByRole('main').getByRole('status')).toHaveText(new RegExp(` in ${last?.name}$|^One result in`));
  await chips(page).first().click();
  await expect(page).toHaveURL('/search.html?q=invoice');
  await open(page, '/search.html?q=invoice&kind=constructor');
  await expectSum(page);
});

test('hits of one kind have no chips', async ({page}) => {
  await open(page, '/search.html?q=A90');
  await expect(page.locator('main article')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('One result');
  await expect(chips(page)).toHaveCount(0);
});

test('on a phone the chips are 44 px high and scroll sideways, the page does not', {tag: '@phone'}, async ({page}) => {
  for (const address of ['/introduction/overview.html', '/search.html?q=invoice']) {
    await open(page, address);
    if (!address.startsWith('/search')) {
      await box(page).tap();
      await box(page).fill('invoice');
    }
    await expect(chips(page).last()).not.toBeInViewport({ratio: 1});
    const row = page.getByRole('toolbar');
    expect(await row.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeGreaterThan(50);
    for (const chip of await chips(page).all())
      expect((await chip.boundingBox())?.height ?? 0, address).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(390);
    await chips(page).last().tap();
    await expect(pressed(page)).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => window.scrollX), address).toBe(0);
  }
});

test('in forced colours the chip that is pressed differs from the others', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await search(page, 'invoice');
  await expectSum(page);
  const outlines = await chips(page).evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle));
  expect(outlines).toEqual(['solid', ...outlines.slice(1).map(() => 'none')]);
});
