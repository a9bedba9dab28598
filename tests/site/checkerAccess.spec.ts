import {expect, test, type Page} from './support/test';
import {expectAccessible, expectContrastInTheDark} from './support/axe';
import {causes, expectChecked, files, give, openChecker, report, VALID, WARNED, WRONG} from './support/checker';

/** Presses Tab until the focus is on what matches. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let turn = 0; turn < 80; turn += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
  }
  throw new Error(`The focus did not come to ${selector}`);
}

/** Chooses a sample, and reads a finding. */
async function expectUsableByKeyboard(page: Page): Promise<void> {
  await page.locator('h1').evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  await tabTo(page, '[data-checker] input[type=file]');
  await tabTo(page, '[data-checker] select');
  await tabTo(page, '[data-checker] select');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, '[data-checker] select + button');
  await page.keyboard.press('Enter');
  await expectChecked(page);
  expect((await report(page)).verdict).toBe('Invalid');
  await tabTo(page, '.check-cause summary');
  const cause = causes(page).first();
  const isOpen = (): Promise<boolean> => cause.evaluate((element) => (element as HTMLDetailsElement).open);
  expect(await isOpen()).toBe(true);
  await page.keyboard.press('Enter');
  expect(await isOpen()).toBe(false);
  await page.keyboard.press('Enter');
  expect(await isOpen()).toBe(true);
  await tabTo(page, '.check-cause a');
  const outline = await page.evaluate(() => {
    const {outlineStyle, boxShadow} = getComputedStyle(document.activeElement ?? document.body);
    return outlineStyle !== 'none' || boxShadow !== 'none';
  });
  expect(outline, 'what has the focus is marked').toBe(true);
}

test('a sample is chosen, and its findings are read, by the keyboard alone', async ({page}) => {
  await openChecker(page);
  await expectUsableByKeyboard(page);
});

/** Reports with much in them: a wrong total, a schema error, warnings, several files. */
async function showReports(page: Page): Promise<void> {
  await openChecker(page);
  const broken = String(VALID.bytes).replace(/<cbc:IssueDate>[^<]+/, '<cbc:IssueDate>31-12-2025');
  await give(page, VALID, WARNED, {name: `${'a-long-name-'.repeat(12)}.xml`, bytes: broken}, WRONG);
  await expectChecked(page);
  await files(page).last().getByRole('button').click();
  await expectChecked(page);
}

test('a report breaks no rule of WCAG 2.2 AA and of good practice, in light and dark', async ({page}) => {
  await showReports(page);
  for (const index of [3, 2, 0]) {
    await files(page).nth(index).getByRole('button').click();
    await expectChecked(page);
    await causes(page).evaluateAll((all) => all.forEach((each) => ((each as HTMLDetailsElement).open = true)));
    await expectAccessible(page);
    await expectContrastInTheDark(page);
    await page.emulateMedia({colorScheme: 'light'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  }
});

test('on a phone a report breaks no rule, and nothing is wider than the window', {tag: '@phone'}, async ({page}) => {
  await showReports(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({width, height: 844});
    for (const index of [3, 2, 0]) {
      await files(page).nth(index).getByRole('button').click();
      await expectChecked(page);
      await causes(page).evaluateAll((all) => all.forEach((each) => ((each as HTMLDetailsElement).open = true)));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide, `${width} px, file ${index}`).toBeLessThanOrEqual(0);
    }
  }
  await expectAccessible(page);
});
