import fs from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from './support/test';
import {sampleFile, sampleFolder, sampleTaskNames} from '../support/samples';
import {builtDocument} from './support/built';
import {contractText} from './support/contract';
import {copiedBy, expectSameDocument, mark, open} from './support/page';
import {builtHtml, pages} from './support/site';

const EXTENSIONS = {curl: '.sh', csharp: '.cs', java: '.java', javascript: '.mjs', python: '.py', php: '.php'};
const LANGUAGES = Object.keys(EXTENSIONS);

const withSamples = pages.map((route) => route.path).filter((route) => builtHtml(route).includes('data-samples'));
const [FIRST = '', SECOND = ''] = withSamples;

const group = (page: Page) => page.locator('[data-samples]').first();
const choice = (page: Page, language: string) => group(page).locator(`[data-choice="${language}"]`);
const sample = (page: Page, language: string) => group(page).locator(`[data-sample="${language}"]`);

/** Expects that of the first samples one language is shown, and its tab pressed, and no other. */
async function expectShown(page: Page, language: string): Promise<void> {
  const seen = (): Promise<unknown> =>
    group(page).evaluate((samples) => {
      const all = (selector: string): HTMLElement[] => Array.from(samples.querySelectorAll<HTMLElement>(selector));
      return {
        shown: all('[data-sample]').flatMap((each) => (each.checkVisibility() ? [each.dataset.sample] : [])),
        pressed: all('[data-choice][aria-pressed="true"]').map((each) => each.dataset.choice),
        others: all('[data-choice][aria-pressed="false"]').length,
      };
    });
  await expect.poll(seen).toEqual({shown: [language], pressed: [language], others: LANGUAGES.length - 1});
}

test(
  'curl is shown first; each tab shows its language alone, with its file name as title, and copies that file, tokens filled, to the letter',
  {tag: ['@desktop', '@firefox']},
  async ({page, context}) => {
    await open(page, FIRST);
    await expect(group(page).locator('[data-choice]')).toHaveText([
      'curl',
      'C#',
      'Java',
      'JavaScript',
      'Python',
      'PHP',
    ]);
    await expectShown(page, 'curl');
    const name = (await group(page).getAttribute('data-samples')) ?? '';
    for (const [language, extension] of Object.entries(EXTENSIONS)) {
      const file = sampleFile(name, extension);
      await choice(page, language).click();
      await expectShown(page, language);
      await expect(sample(page, language).locator('figcaption')).toHaveText(path.basename(file));
      const button = sample(page, language).getByRole('button', {name: /^copy/i});
      expect(await copiedBy(page, () => button.click()), language).toBe(contractText(file).trimEnd());
      await expect(sample(page, language).locator('[data-copy-code]')).toHaveText('Copied');
    }
    await test.step('a block of code copies what it shows, and says what to do where the clipboard is refused', async () => {
      const block = page.locator('article figure[data-code]:visible').last();
      const shown = await block.locator('code').textContent();
      expect(await copiedBy(page, () => block.getByRole('button', {name: /^copy/i}).click())).toBe(shown);
      await expect(block.locator('[data-copy-code]')).toHaveText('Copied');
      await context.clearPermissions();
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
      const other = page.locator('article figure[data-code]:visible').first();
      await other.getByRole('button', {name: /^copy/i}).click();
      await expect(other.locator('[data-copy-code]')).toHaveText('Press Ctrl+C');
      await expect(block.locator('[data-copy-code]')).toHaveText('Copy');
    });
  },
);

test('the choice counts for every sample, on other pages, and after a reload, where it is there with the first paint', async ({
  page,
}) => {
  await open(page, FIRST);
  await choice(page, 'python').click();
  for (const all of await page.locator('[data-samples]').all())
    await expect(all.locator('[data-sample="python"]')).toBeVisible();
  await mark(page);
  await page.locator(`a[href="${SECOND}"]`).first().click();
  await expect(page).toHaveURL(SECOND);
  await expectShown(page, 'python');
  await expectSameDocument(page);
  await page.reload();
  await expectShown(page, 'python');
  await choice(page, 'php').click();
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.reload({waitUntil: 'commit'});
  await expect(sample(page, 'php')).toBeVisible();
  await expect(sample(page, 'curl')).toBeHidden();
});

test('without script all languages are shown, named, and no dead tab', {tag: '@no-js'}, async ({page}) => {
  // One style sheet shows them on every page; the pages have to have them.
  for (const route of withSamples) {
    const $ = builtDocument(route);
    for (const all of $('[data-samples]').get()) {
      for (const language of LANGUAGES) {
        expect($(all).find(`[data-sample="${language}"] code`).text().trim(), route).not.toBe('');
        expect($(all).find(`[data-sample="${language}"] p`).first().text().trim(), route).not.toBe('');
      }
    }
  }
  await page.goto(FIRST);
  const shown = await page.locator('[data-samples]').evaluateAll((all) =>
    all.map((samples) => {
      const languagesWith = (selector: string): (string | undefined)[] =>
        Array.from(samples.querySelectorAll<HTMLElement>('[data-sample]'))
          .filter((sample) => sample.querySelector(selector)?.checkVisibility())
          .map((sample) => sample.dataset.sample);
      const tabs = Array.from(samples.querySelectorAll('[data-choice]')).filter((each) => each.checkVisibility());
      return {codes: languagesWith('code'), names: languagesWith('p'), tabs: tabs.length};
    }),
  );
  expect(shown.length).toBeGreaterThan(0);
  for (const each of shown) expect(each).toEqual({codes: LANGUAGES, names: LANGUAGES, tabs: 0});
});

test('every folder of samples has one file for each language', () => {
  for (const name of sampleTaskNames()) {
    // A program may read a record, which lies beside it.
    const files = fs.readdirSync(sampleFolder(name)).filter((file) => !file.endsWith('.json'));
    const extensions = files.map((file) => path.extname(file));
    expect(extensions.sort(), name).toEqual(Object.values(EXTENSIONS).sort());
  }
});
