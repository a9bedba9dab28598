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
    for (const {path} of pages) {
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      await expect(page.locator('.navbar'), path).toBeHidden();
      await expect(page.locator('.theme-doc-sidebar-menu'), path).toBeHidden();
      await expect(page.locator('.pagination-nav:visible'), path).toHaveCount(0);
      await expect(page.locator('article h1'), path).toBeVisible();
      await expect(page.locator('article figure > button:visible'), path).toHaveCount(0);
    }
  });

  test('the language that the reader has chosen is printed, with its name', async ({page}) => {
    await open(page, firstPageWith(/data-samples/));
    const samples = page.locator('[data-samples]').first();
    await expect(samples.locator('[data-sample="curl"] code')).toBeVisible();
    await expect(samples.locator('[data-sample="curl"] p').first()).toBeVisible();
    await expect(samples.locator('[data-choice]').first()).toBeHidden();
  });

  test('what is folded is printed open', async ({page}) => {
    const route = firstPageWith(/<details/);
    await open(page, route);
    for (const part of await page.locator('article details').all()) {
      if (!(await part.locator('xpath=self::*[not(ancestor::*[@hidden])]').count())) continue;
      const content = part.locator('xpath=*[not(self::summary)][1]');
      if ((await content.count()) === 0) continue;
      await expect(content, await part.innerText()).toBeVisible();
    }
  });

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
