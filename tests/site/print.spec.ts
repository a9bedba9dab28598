import {expect, test} from '@playwright/test';
import {contractOperations} from './support/contract';
import {open} from './support/page';
import {firstPageWith, pages} from './support/site';

test.describe('in print', {tag: '@print'}, () => {
  test.beforeEach(async ({page}) => {
    await page.emulateMedia({media: 'print'});
  });

  test('navigation and tools are away, the text is there', async ({page}) => {
    test.setTimeout(180_000);
    const tools = '.navbar, .theme-doc-sidebar-menu, .pagination-nav, article figure > button';
    for (const {path} of pages) {
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      await expect(page.locator('article h1'), path).toBeVisible();
      await expect(page.locator(tools).filter({visible: true}), path).toHaveCount(0);
    }
  });

  test('the language that the reader has chosen is printed, with its name', async ({page}) => {
    await page.emulateMedia({media: 'screen'});
    await open(page, firstPageWith(/data-samples/));
    const samples = page.locator('[data-samples]').first();
    await samples.locator('[data-choice="python"]').click();
    await page.emulateMedia({media: 'print'});
    await expect(samples.locator('[data-sample="python"] code')).toBeVisible();
    await expect(samples.locator('[data-sample="python"] p').first()).toHaveText('Python');
    await expect(samples.locator('[data-sample="python"] figcaption')).toHaveText(/\.py$/);
    await expect(samples.locator('[data-sample="python"] p').first()).toBeVisible();
    await expect(samples.locator('[data-sample="curl"] code')).toBeHidden();
    await expect(samples.locator('[data-choice]').first()).toBeHidden();
  });

  /** A folded part of the writer, the text of a diagram, responses and further bodies of operations. */
  for (const kind of ['<details>', '<details class="?text_', '<details class="?(response|more)_']) {
    test(`what is folded is printed open: ${kind}`, async ({page}) => {
      await open(page, firstPageWith(new RegExp(`data-static-content.*${kind}`, 's')));
      const {parts, folded} = await page.locator('[data-static-content] .markdown details').evaluateAll((all) => {
        const shown = all.filter((part) => !part.closest('[hidden]') && part.querySelector(':scope > :not(summary)'));
        const isFlat = (part: Element): boolean =>
          Array.from(part.children).every((child) => child.matches('summary') || !child.checkVisibility());
        return {parts: shown.length, folded: shown.filter(isFlat).map((part) => part.textContent.slice(0, 80))};
      });
      expect(parts).toBeGreaterThan(0);
      expect(folded).toEqual([]);
    });
  }

  for (const address of ['/', '/v1.html']) {
    test(`${address}: every operation is printed open`, async ({page}) => {
      await open(page, address);
      for (const {id} of contractOperations('v1')) {
        const operation = page.locator(`details[id="${id}"] > [data-operation]`);
        const height = await operation.evaluate((element) => element.getBoundingClientRect().height);
        expect.soft(height, id).toBeGreaterThan(100);
      }
      await expect(page.locator('nav[aria-label="Operations"]')).toBeHidden();
      await expect(page.locator('[data-filter]')).toBeHidden();
    });
  }

  test('ink is dark on white, in the dark theme too', async ({page}) => {
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    await open(page, '/introduction/authentication.html');
    const [ink, paper] = await page.evaluate(() => {
      const {color} = getComputedStyle(document.querySelector('article p') ?? document.body);
      return [color, getComputedStyle(document.body).backgroundColor];
    });
    const light = (colour = ''): number => Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
    expect(light(ink)).toBeLessThan(110);
    expect(light(paper)).toBeGreaterThan(250);
  });

  test('code is not cut off at the edge of the paper', async ({page}) => {
    await page.setViewportSize({width: 720, height: 1000});
    await open(page, '/introduction/authentication.html');
    const cut = await page
      .locator('article pre:visible')
      .evaluateAll((all) =>
        all.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent.slice(0, 60)),
      );
    expect(cut).toEqual([]);
  });
});
