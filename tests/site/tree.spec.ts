import {expect, test, type Locator, type Page} from './support/test';

const STRUCTURE = '/documents/invoices/ubl/bisv3selfbilling/structure.html';

const element = (page: Page, id: string): Locator => page.locator(`details[id="${id}"]`);
const item = (page: Page, id: string): Locator => page.locator(`li:has(> details[id="${id}"])`);

test(
  'the keys of a tree lead through the elements, at which Tab stops once',
  {tag: ['@desktop', '@firefox']},
  async ({page}) => {
    await page.goto(STRUCTURE);
    const focus = page.locator('[data-tree] :focus');
    const focused = (): Promise<string | null> => focus.locator('> details').getAttribute('id');
    await page.getByRole('button', {name: 'Expand groups'}).focus();
    await page.keyboard.press('Tab');
    const start = await focused();
    await expect(page.getByRole('tree').getByRole('treeitem').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    expect(await focused()).not.toBe(start);
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe(start);
    await page.keyboard.press('End');
    expect(await focused()).toBe('BG-25');
    await expect(item(page, 'BG-25')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowRight');
    await expect(item(page, 'BG-25')).toHaveAttribute('aria-expanded', 'true');
    expect(await focused()).toBe('BG-25');
    await page.keyboard.press('ArrowRight');
    await expect(focus).toHaveAttribute('aria-level', '2');
    await page.keyboard.press('ArrowLeft');
    expect(await focused(), 'back at the parent').toBe('BG-25');
    await page.keyboard.press('ArrowLeft');
    await expect(item(page, 'BG-25')).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Home');
    expect(await focused()).toBe(start);
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    await expect(focus, 'Tab leaves the tree').toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    expect(await focused(), 'Tab returns to where the reader was').toBe('BG-25');
    await page.locator('details[id="BT-5"] > summary').click();
    expect(await focused(), 'a press moves the stop').toBe('BT-5');
    await page.keyboard.press('Tab');
    await expect(element(page, 'BT-5').locator('a, button').first(), 'the links of the open element').toBeFocused();
  },
);

test('the tree has the heads of its columns, and the cardinality is in a column before the names', async ({page}) => {
  await page.goto(STRUCTURE);
  await expect(page.locator('[data-tree] > header > span')).toHaveText([
    'Cardinality',
    'Element',
    /^Business term/,
    'Type',
  ]);
  await page.getByRole('button', {name: 'Expand groups'}).click();
  const x = async (id: string, part: string): Promise<number> =>
    (await element(page, id).locator(`> summary > ${part}`).boundingBox())?.x ?? NaN;
  const [outer, inner] = ['BT-5', 'BT-153'];
  for (const column of ['b', 'span', 'small']) expect(await x(inner, column), column).toBe(await x(outer, column));
  expect(await x(inner, 'code')).toBeGreaterThan(await x(outer, 'code'));
  const gap = (await x(outer, 'code')) - (await x(outer, 'b'));
  expect(gap).toBeGreaterThan(24);
  expect(gap).toBeLessThan(96);
  const label = (id: string): Promise<number> =>
    element(page, id)
      .locator('> summary > span')
      .evaluate((span) => {
        const range = new Range();
        range.selectNodeContents(span.lastChild ?? span);
        return Math.round(range.getClientRects()[0]?.x ?? 0);
      });
  const unnumbered = page.locator('[data-tree] > ul > li > details:not(:has(> summary em))').first();
  const id = (await unnumbered.getAttribute('id')) ?? '';
  expect(Math.abs((await label(id)) - (await label(outer))), 'a name without a number').toBeLessThan(6);
});
