import {expect, test, type Page} from './support/test';
import {expectAccessible, expectContrastInTheDark} from './support/axe';
import {causes, expectChecked, files, give, openChecker, VALID, WARNED, WRONG} from './support/checker';

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
