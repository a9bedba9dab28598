import {expect, test, type Page} from './support/test';
import {builtDocument} from './support/built';
import {clipboard, colourOf, expectUnderBar} from './support/page';
import {routes} from './support/site';

const FORMAT = '/documents/invoices/ubl/bisv3/rejections.html';
const RULE_SET = '/documents/rules/en16931-ubl.html';
const RULE = 'BR-CO-15';

const rows = (page: Page) => page.locator('details:has(> summary h3 > code)');
const row = (page: Page) => page.locator(`details[id="${RULE}"]`);

/** Expects the open row of a rule that adds up amounts: the wrong ones, and below them the right ones. */
async function expectOpen(page: Page): Promise<void> {
  const figures = row(page).locator('figure');
  await expect(figures.locator('figcaption')).toHaveText(['Before: rejected', 'After: accepted']);
  await expect(figures.locator('pre').filter({visible: true})).toHaveCount(2);
  await expect(figures.nth(0).locator('del')).toHaveText(['215.40', '215.40']);
  await expect(figures.nth(1).locator('ins')).toHaveText(['215.38', '215.38']);
  const [before, after] = await figures.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  expect(after?.top).toBeGreaterThan(before?.bottom ?? Infinity);
  expect(after?.width).toBe(before?.width);
}

test('each rejection is a closed row with rule, title and level; without the marks, before and after are the same', () => {
  const pages = routes.map(({path}) => path).filter((path) => path.endsWith('/rejections.html'));
  expect(pages.length).toBeGreaterThan(15);
  for (const path of [...pages, RULE_SET]) {
    const $ = builtDocument(path);
    const all = $('[data-part^="Rejections-"], [data-part^="ExplainedRules-"]').find('details').toArray();
    expect(all.length, path).toBeGreaterThan(0);
    for (const each of all) {
      const place = `${path}#${each.attribs.id}`;
      expect.soft(each.attribs.open, place).toBeUndefined();
      expect.soft($(each).find('summary h3 > code').text(), place).toMatch(/^[\w.-]+$/);
      expect.soft($(each).find('summary h3 > span').text(), place).not.toBe('');
      const levels = $(each).find('summary > .badge').toArray();
      expect.soft(levels.length, place).toBeGreaterThan(0);
      for (const level of levels) {
        const word = /^(Fatal|Warning)(?= in |$)/.exec($(level).text())?.[0].toLowerCase();
        expect.soft($(level).attr('class'), place).toBe(`badge badge--${word}`);
      }
      const codes = $(each).find('figure code');
      const marks = codes.find('del, ins');
      expect.soft(codes, place).toHaveLength(2);
      expect.soft(marks.length, place).toBeGreaterThan(0);
      expect.soft(codes.first().find('ins').length + codes.last().find('del').length, place).toBe(0);
      marks.remove();
      const [before, after] = codes.toArray().map((code) => $(code).text().replace(/\s+/g, ''));
      expect.soft(before, place).toBe(after);
    }
  }
});

test('a filter above the rejections finds a rule by its title and by its ID', async ({page}) => {
  await page.goto(FORMAT);
  const shown = rows(page).filter({visible: true});
  const all = await shown.count();
  for (const [words, rule] of [
    ['sum of the lines', 'BR-CO-10'],
    [RULE, RULE],
  ] as const) {
    await page.locator('[data-filter]').fill(words);
    await expect(shown.locator('h3 > code')).toHaveText([rule]);
    await expect(page.locator('[data-filter-count]')).toHaveText(`1 of ${all}`);
  }
});

for (const path of [FORMAT, RULE_SET])
  test(`a link to a rule opens its row alone: ${path}`, {tag: ['@desktop', '@phone']}, async ({page}) => {
    await page.goto(`${path}#${RULE}`);
    await expectOpen(page);
    await expectUnderBar(row(page).locator('summary'));
    expect(await rows(page).evaluateAll((all) => all.filter((each) => each.hasAttribute('open')).length)).toBe(1);
    const style = (name: string) =>
      row(page)
        .locator(name)
        .first()
        .evaluate(
          (mark) => `${getComputedStyle(mark).textDecorationLine} ${getComputedStyle(mark).textDecorationStyle}`,
        );
    expect(await style('del')).toBe('underline wavy');
    expect(await style('ins')).toBe('underline solid');
    await row(page).locator('summary').press('Enter');
    await expect(row(page).locator('figure').first()).toBeHidden();
    await row(page).locator('summary').press('Enter');
    await expectOpen(page);
  });

test('what is fatal and what is a warning have their colours, in light and dark', async ({page}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await page.goto(FORMAT);
    for (const [word, token] of [
      ['Fatal', '--danger-text'],
      ['Warning', '--warn'],
    ] as const) {
      const level = page.locator('summary > .badge').filter({hasText: word}).first();
      await expect(level).toHaveCSS('color', await colourOf(page, token));
      await expect(level).toHaveCSS('border-top-color', await colourOf(page, token));
    }
  }
});

test('the link of a row and its excerpts are copied as they are', async ({page}) => {
  await page.goto(FORMAT);
  await row(page).locator('summary').click();
  await row(page).locator('[data-copy-link]').click();
  await expect.poll(() => clipboard(page)).toMatch(new RegExp(`${FORMAT}#${RULE}$`));
  await row(page).locator('[data-copy-code]').last().click();
  await expect.poll(() => clipboard(page)).toContain('<cbc:PayableAmount currencyID="EUR">215.38</cbc:PayableAmount>');
});

test('without script, the row that the address points at is open', {tag: '@no-js'}, async ({page}) => {
  await page.goto(`${FORMAT}#${RULE}`);
  await expectOpen(page);
  await expect(page.locator('article figure').filter({visible: true})).toHaveCount(2);
});

for (const path of [FORMAT, RULE_SET])
  test(`in print, every row is open: ${path}`, {tag: '@print'}, async ({page}) => {
    await page.goto(path);
    await page.emulateMedia({media: 'print'});
    const count = await rows(page).count();
    expect(count).toBeGreaterThan(15);
    await expect(rows(page).locator('figure').filter({visible: true})).toHaveCount(2 * count);
  });
