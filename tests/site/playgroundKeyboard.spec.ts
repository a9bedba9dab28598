import {expect, test, type Locator, type Page} from '@playwright/test';
import {notice, openPlayground, openWith, PLAYGROUND, queryEditor, textOf} from './support/playground';
import {builtHtml} from './support/site';

const query = (page: Page): Locator => queryEditor(page).locator('textarea');

/** The relative luminance of a colour as browsers compute it (WCAG 2.2). */
function luminance(computed: string): number {
  const [red = 0, green = 0, blue = 0] = (computed.match(/[\d.]+/g) ?? []).map((text) => {
    const part = Number(text) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21. */
function contrast(...colours: readonly [string, string]): number {
  const [light = 0, dark = 0] = colours.map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test('few stops of Tab lead from the playground to its editor; the first skips the others', async ({page}) => {
  await openPlayground(page);
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

test('arrow keys lead through the examples, which are one stop', async ({page}) => {
  await openPlayground(page);
  const examples = page.locator('.playground-examples button');
  await examples.first().focus();
  await page.keyboard.press('ArrowUp');
  await expect(examples.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(examples.nth(1)).toBeFocused();
  await expect(page.locator('.playground-examples button[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(queryEditor(page)).toContainText('ByCompanyNumber');
});

test('nothing offers settings or keys that the playground doesn’t have', async ({page}) => {
  await openPlayground(page);
  const names = await page
    .locator('.graphiql-sidebar button')
    .evaluateAll((buttons) => buttons.map((each) => each.ariaLabel));
  expect(names).toEqual(['Show Documentation Explorer', 'Hide Example queries', 'Show Query builder', 'Show History']);
  await query(page).focus();
  await page.keyboard.press('Control+,');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a long line of a query wraps, in the example that is there first too', async ({page}) => {
  await openPlayground(page);
  expect(await textOf(queryEditor(page))).toContain('country: "NL", maxResults: 3) {');
  const clipped = (): Promise<number> =>
    queryEditor(page)
      .locator('.view-line > span')
      .evaluateAll((spans) => {
        const end = spans[0]?.closest('.editor-scrollable')?.getBoundingClientRect().right ?? 0;
        return spans.filter((span) => span.getBoundingClientRect().right > end).length;
      });
  await expect.poll(clipped).toBe(0);
  await openWith(page, `{ party(name: "${'Molenrak '.repeat(40)}") { id } }`);
  await expect.poll(clipped).toBe(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the icon that runs a query has a contrast of at least 3, ${colorScheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await openPlayground(page);
    await expect(page.locator('.monaco-editor').first()).toHaveClass(colorScheme === 'dark' ? /vs-dark/ : /vs$/);
    const colours = await page.locator('.graphiql-execute-button').evaluate((button) => {
      const icon = button.querySelector('svg');
      return [icon ? getComputedStyle(icon).color : '', getComputedStyle(button).backgroundColor] as const;
    });
    expect(contrast(...colours)).toBeGreaterThanOrEqual(3);
  });
}

test('a phone isn’t told to press keys that it lacks @phone', async ({page}) => {
  expect(/<main[\s\S]*?<h2/.exec(builtHtml(PLAYGROUND))?.[0]).not.toMatch(/Ctrl/);
  await openWith(page, '{ sbi { code } }');
  await page.getByRole('button', {name: /^Execute/}).tap();
  await expect(notice(page)).toContainText('without errors');
});
