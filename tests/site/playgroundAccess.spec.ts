import {expect, test, type Page} from './support/test';
import {expectAccessible, expectContrastInTheDark} from './support/axe';
import {colourOf, hydrate} from './support/page';
import {choose, notice, openBuilder, openWith, run} from './support/playground';

test.use({colorScheme: 'dark'});

const ground = (page: Page): Promise<string> =>
  page.locator('.graphiql-container').evaluate((element) => getComputedStyle(element).backgroundColor);

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

/** Expects that the icon that runs a query stands out: axe measures texts alone. */
async function expectIconToStandOut(page: Page): Promise<void> {
  const colours = await page.locator('.graphiql-execute-button').evaluate((button) => {
    const icon = button.querySelector('svg');
    return [icon ? getComputedStyle(icon).color : '', getComputedStyle(button).backgroundColor] as const;
  });
  expect(contrast(...colours)).toBeGreaterThanOrEqual(3);
}

/** Expects that brackets have the colour of code, however deep they are. */
async function expectPlainBrackets(page: Page): Promise<void> {
  const plain = await colourOf(page, '--code-text');
  const colours = (): Promise<string[]> =>
    page
      .locator('[class*="bracket-highlighting-"]')
      .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).color))]);
  await expect.poll(colours).toEqual([plain]);
}

/**
 * Expects that the playground has the colours of the dark, and contrast enough; then of the light, where axe finds nothing wrong at all.
 * @param only what axe looks at, where the rest of the page is as before
 */
async function expectGoodInBoth(page: Page, only?: string): Promise<void> {
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(() => ground(page)).toBe('rgb(26, 23, 34)');
  await expect(page.locator('.monaco-editor').first()).toHaveClass(/vs-dark/);
  await expectContrastInTheDark(page);
  await expectIconToStandOut(page);
  await expectPlainBrackets(page);
  await page.emulateMedia({colorScheme: 'light'});
  await expect(page.locator('.monaco-editor').first()).not.toHaveClass(/vs-dark/);
  await expect.poll(() => ground(page)).not.toBe('rgb(26, 23, 34)');
  await expectAccessible(page, only);
  await expectIconToStandOut(page);
  await expectPlainBrackets(page);
}

test('it follows the colour mode from the start; in both, axe finds nothing wrong, with a response, an open explorer and a failure, and the builder', async ({
  page,
}) => {
  await openWith(page, '{ party(name: "Molenrak") { id identifiers { all { value } } } }');
  await expect.poll(() => ground(page)).toBe('rgb(26, 23, 34)');
  // The application follows a mode that changes while the page is open.
  await hydrate(page);
  await test.step('a response', async () => {
    await run(page);
    await expect(notice(page)).toContainText('without errors');
    await expectGoodInBoth(page);
  });
  await test.step('an open explorer and a failure', async () => {
    await page.getByRole('button', {name: 'Show Documentation Explorer'}).click();
    await expect(page.locator('.graphiql-plugin')).toContainText('Docs');
    await choose(page, 'Acceptance', '');
    await run(page);
    await expect(notice(page)).toContainText('No access token');
    await expectGoodInBoth(page, '[data-playground]');
  });
  await test.step('the builder', async () => {
    await openBuilder(page);
    await expectGoodInBoth(page, '.graphiql-plugin');
  });
});
