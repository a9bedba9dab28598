import {expect, test, type Page} from '@playwright/test';
import {expectAccessible, expectContrastInTheDark} from './support/axe';
import {hydrate} from './support/page';
import {choose, notice, openPlayground, run} from './support/playground';

test.use({colorScheme: 'dark'});

const ground = (page: Page): Promise<string> =>
  page.locator('.graphiql-container').evaluate((element) => getComputedStyle(element).backgroundColor);

/** Expects that the playground has the colours of the dark, and contrast enough; then of the light, where axe finds nothing wrong at all. */
async function expectGoodInBoth(page: Page): Promise<void> {
  await expect.poll(() => ground(page)).toBe('rgb(26, 23, 34)');
  await expect(page.locator('.monaco-editor').first()).toHaveClass(/vs-dark/);
  await expectContrastInTheDark(page);
  await page.emulateMedia({colorScheme: 'light'});
  await expect(page.locator('.monaco-editor').first()).not.toHaveClass(/vs-dark/);
  await expect.poll(() => ground(page)).not.toBe('rgb(26, 23, 34)');
  await expectAccessible(page);
}

test('it follows the colour mode from the start; in both, axe finds nothing wrong, with a response, an open explorer and a failure', async ({
  page,
}) => {
  await openPlayground(page);
  await expect.poll(() => ground(page)).toBe('rgb(26, 23, 34)');
  // The application follows a mode that changes while the page is open.
  await hydrate(page);
  await run(page);
  await expect(notice(page)).toContainText('without errors');
  await expectGoodInBoth(page);
  await page.emulateMedia({colorScheme: 'dark'});
  await page.getByRole('button', {name: 'Show Documentation Explorer'}).click();
  await expect(page.locator('.graphiql-plugin')).toContainText('Docs');
  await choose(page, 'Acceptance', '');
  await run(page);
  await expect(notice(page)).toContainText('No access token');
  await expectGoodInBoth(page);
});
