import {expect, test} from './support/test';

test.describe('a phone without script', {tag: '@no-js'}, () => {
  test.use({viewport: {width: 390, height: 844}});

  test('has the sections in the bar and the pages of the section below the text', async ({page}) => {
    await page.goto('/introduction/overview.html');
    for (const section of ['VPD', 'Business documents', 'Platform', 'API reference']) {
      await expect(page.locator('.navbar').getByRole('link', {name: section, exact: true})).toBeVisible();
    }
    const entry = page.locator('.theme-doc-sidebar-menu a[href="/introduction/authentication.html"]');
    await expect(entry).toBeVisible();
    const below = await entry.evaluate(
      (link) =>
        link.getBoundingClientRect().top - (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0),
    );
    expect(below).toBeGreaterThan(0);
    await entry.click();
    await expect(page.locator('h1')).toHaveText('Authentication');
    await page.locator('.navbar').getByRole('link', {name: 'Platform', exact: true}).click();
    await expect(page).toHaveURL('/platform/introduction/overview.html');
  });

  test('shows nothing that would be dead', async ({page}) => {
    await page.goto('/endpoints/v1/hook.html');
    await expect(page.locator('button:visible')).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth).catch(() => 390);
    expect(width).toBeLessThanOrEqual(390);
  });
});
