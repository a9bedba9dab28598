import {expect, test, type Locator, type Page} from './support/test';
import {exampleButtons, openPlayground, openWith, queryEditor, textOf} from './support/playground';

const query = (page: Page): Locator => queryEditor(page).locator('textarea');

/** How many lines of the query end beyond the edge of the editor. */
const clipped = (page: Page): Promise<number> =>
  queryEditor(page)
    .locator('.view-line > span')
    .evaluateAll((spans) => {
      const end = spans[0]?.closest('.editor-scrollable')?.getBoundingClientRect().right ?? 0;
      return spans.filter((span) => span.getBoundingClientRect().right > end).length;
    });

/** The part of the width of the playground's two panes that one of them has. */
const shareOf = (page: Page, pane: string): Promise<number> =>
  page.locator(pane).evaluate((each) => each.clientWidth / (each.parentElement?.clientWidth ?? 1));

test('few stops of Tab lead to the editor; the examples are one stop; nothing offers settings that aren’t there; long lines wrap', async ({
  page,
}) => {
  await openPlayground(page);
  await test.step('a long line of a query wraps, in the example that is there first', async () => {
    await expect.poll(() => textOf(queryEditor(page))).toContain('country: "NL", maxResults: 3) {');
    await expect.poll(() => clipped(page)).toBe(0);
    await expect
      .poll(() => shareOf(page, '.graphiql-editors'), 'the query has half of the width')
      .toBeGreaterThan(0.45);
    await expect.poll(() => shareOf(page, '.graphiql-response')).toBeGreaterThan(0.45);
  });
  await test.step('few stops of Tab lead from the playground to its editor; the first skips the others', async () => {
    const skip = page.getByRole('button', {name: 'Skip to the query editor'});
    await page.getByRole('link', {name: 'About the playground'}).first().focus();
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ratio: 1});
    let stops = 0;
    for (; stops < 40 && !(await query(page).evaluate((each) => each === document.activeElement)); stops += 1) {
      await page.keyboard.press('Tab');
    }
    expect(stops).toBeLessThanOrEqual(13);
    await skip.focus();
    await page.keyboard.press('Enter');
    await expect(query(page)).toBeFocused();
  });
  await test.step('nothing offers settings or keys that the playground doesn’t have', async () => {
    const names = await page
      .locator('.graphiql-sidebar button')
      .evaluateAll((buttons) => buttons.map((each) => each.ariaLabel));
    expect(names).toEqual(['Show Documentation Explorer', 'Show Query builder', 'Show History']);
    await page.keyboard.press('Control+,');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('arrow keys lead through the examples, which are one stop', async () => {
    const examples = exampleButtons(page);
    const summary = page.locator('.playground-examples > summary');
    await expect(examples.first()).toBeHidden();
    await summary.press('Enter');
    await page.keyboard.press('Tab');
    await expect(examples.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(examples.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(examples.nth(1)).toBeFocused();
    await expect(page.locator('.playground-examples button[tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(queryEditor(page)).toContainText('ByCompanyNumber');
    await expect(examples.first(), 'the list folds').toBeHidden();
    await expect(summary).toBeFocused();
  });
  await test.step('a long line of a query that a link has', async () => {
    await openWith(page, `{ party(name: "${'Molenrak '.repeat(40)}") { id } }`);
    await expect(queryEditor(page)).toContainText('Molenrak');
    await expect.poll(() => clipped(page)).toBe(0);
  });
});
