import {expect, test, type Page} from '@playwright/test';
import {contractOperations, contractSchemas} from './support/contract';
import {clipboard, expectSameDocument, expectUnderBar, mark, open} from './support/page';
import {siteAddress} from './support/site';

const ID = 'sendSalesInvoice';
const operations = contractOperations('v1');

const entry = (page: Page, id: string) => page.locator(`details[id="${id}"]`);
const filter = (page: Page) => page.locator('[data-filter]');
const shown = (page: Page) => page.locator('details[data-find]:visible');

for (const address of ['/', '/v1.html']) {
  test.describe(address, () => {
    test('an operation in the address is open, right under the navigation bar', async ({page}) => {
      for (const {id} of [operations[0], operations.at(-1), {id: ID}].flatMap((each) => each ?? [])) {
        await page.goto('about:blank');
        await open(page, `${address}#${id}`);
        await expect(entry(page, id)).toHaveAttribute('open');
        await expectUnderBar(entry(page, id));
        await expect(entry(page, id).locator('[data-operation]')).toBeVisible();
      }
    });

    test('the list beside it opens an operation', async ({page}) => {
      await open(page, address);
      await page.locator(`nav[aria-label="Operations"] a[href="#${ID}"]`).first().click();
      await expect(page).toHaveURL(`${address}#${ID}`);
      await expect(entry(page, ID)).toHaveAttribute('open');
      await expectUnderBar(entry(page, ID));
    });

    test('the same link opens it again after it was folded', async ({page}) => {
      await open(page, `${address}#${ID}`);
      await expect(entry(page, ID)).toHaveAttribute('open');
      await entry(page, ID)
        .locator('summary')
        .first()
        .click({position: {x: 5, y: 5}});
      await expect(entry(page, ID)).not.toHaveAttribute('open');
      await page.locator(`nav[aria-label="Operations"] a[href="#${ID}"]`).first().click();
      await expect(entry(page, ID)).toHaveAttribute('open');
    });

    test('a link to a schema opens it; back returns to the operation', async ({page}) => {
      await open(page, address);
      const {owner, target} = await page
        .locator('[data-operation] a[href^="#schema-v1-"]')
        .first()
        .evaluate((link) => ({
          owner: link.closest('details[data-find]')?.id ?? '',
          target: (link.getAttribute('href') ?? '').slice(1),
        }));
      await page.goto(`${address}#${owner}`);
      await expect(entry(page, owner)).toHaveAttribute('open');
      await entry(page, owner)
        .locator('details')
        .evaluateAll((all) => all.forEach((each) => ((each as HTMLDetailsElement).open = true)));
      await entry(page, owner).locator(`a[href="#${target}"]`).first().click();
      await expect(page).toHaveURL(`${address}#${target}`);
      await expect(entry(page, target)).toHaveAttribute('open');
      await expectUnderBar(entry(page, target));
      await page.goBack();
      await expect(page).toHaveURL(`${address}#${owner}`);
      await expect(entry(page, owner)).toBeInViewport();
    });

    test('the filter keeps what holds every word, and says how many', async ({page}) => {
      await open(page, address);
      const all = await shown(page).count();
      await filter(page).fill('POST send invoice');
      await expect(page.locator('[data-filter-count]')).toHaveText(/^\d+ found$/);
      const found = await shown(page).evaluateAll((each) =>
        each.map((element) => (element as HTMLElement).dataset.find?.toLowerCase() ?? ''),
      );
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThan(all);
      for (const text of found) for (const word of ['post', 'send', 'invoice']) expect(text).toContain(word);
      await expect(page.locator('[data-filter-count]')).toHaveText(`${found.length} found`);
      await expect(entry(page, ID)).toBeVisible();
      await filter(page).fill('nothinglikethis');
      await expect(shown(page)).toHaveCount(0);
      await expect(page.locator('[data-filter-count]')).toHaveText('Nothing found. Search the whole documentation');
      await filter(page).fill('');
      await expect(shown(page)).toHaveCount(all);
    });

    test('the filter works on what was typed before the script came', async ({page}) => {
      await page.route(/\/assets\/js\//, async (route) => {
        await page.locator('html[data-test-typed]').waitFor({state: 'attached'});
        await route.continue();
      });
      await page.goto(address, {waitUntil: 'commit'});
      await filter(page).fill(ID);
      await page.evaluate(() => document.documentElement.setAttribute('data-test-typed', ''));
      await expect(page.locator('[data-filter-count]')).toHaveText(/^\d+ found$/);
      await expect(entry(page, ID)).toBeVisible();
    });

    test('the filter finds every operation by id and by path, and a schema by name', async ({page}) => {
      await open(page, address);
      for (const {id, path} of operations) {
        await filter(page).fill(id);
        await expect(entry(page, id), id).toBeVisible();
        await filter(page).fill(path);
        await expect(entry(page, id), path).toBeVisible();
      }
      const schema = contractSchemas('v1')[0] ?? '';
      await filter(page).fill(schema);
      await expect(entry(page, `schema-v1-${schema}`)).toBeVisible();
    });

    test('the list beside it holds what the filter leaves', async ({page}) => {
      await open(page, address);
      await filter(page).fill(ID);
      await expect(page.locator('nav[aria-label="Operations"] li a:visible')).toHaveCount(1);
      await expect(page.locator(`nav[aria-label="Operations"] a[href="#${ID}"]`)).toBeVisible();
    });

    test('the list beside it marks the operation that is being read, and shows the mark', async ({page}) => {
      await open(page, address);
      const marked = page.locator('nav[aria-label="Operations"] a[aria-current="location"]');
      await expect(marked).toHaveCount(0);
      const last = operations.filter(({id}) => id !== ID).at(-1)?.id ?? '';
      for (const id of [ID, last]) {
        await page.evaluate((hash) => (window.location.hash = hash), id);
        await expect(marked).toHaveAttribute('href', `#${id}`);
        await expect(marked).toHaveCount(1);
        await expect(marked).toBeInViewport();
      }
    });

    test('an address that the filter hides is shown all the same', async ({page}) => {
      await open(page, address);
      await filter(page).fill('nothinglikethis');
      await expect(shown(page)).toHaveCount(0);
      await page.evaluate((id) => (window.location.hash = id), ID);
      await expect(entry(page, ID)).toBeVisible();
      await expectUnderBar(entry(page, ID));
    });

    test('expand all and collapse all', async ({page}) => {
      await open(page, address);
      const all = page.locator('details[data-find]');
      await page.getByRole('button', {name: 'Expand all'}).click();
      await expect(page.locator('details[data-find]:not([open])')).toHaveCount(0);
      expect(await all.count()).toBeGreaterThan(operations.length);
      await page.getByRole('button', {name: 'Collapse all'}).click();
      await expect(page.locator('details[data-find][open]')).toHaveCount(0);
    });

    test('copies the link of an operation, and its path', async ({page}) => {
      await open(page, `${address}#${ID}`);
      const operation = entry(page, ID);
      await operation.getByRole('button', {name: 'Copy link'}).click();
      await expect(operation.getByText('Copied')).toBeVisible();
      expect(await clipboard(page)).toBe(`${siteAddress}${address}#${ID}`);
      await operation.getByRole('button', {name: /^Copy path/}).click();
      await expect.poll(() => clipboard(page)).toBe(operations.find(({id}) => id === ID)?.path);
    });

    test('the copy button of a request copies it', async ({page}) => {
      await open(page, `${address}#${ID}`);
      const block = entry(page, ID)
        .locator('figure')
        .filter({has: page.locator('code', {hasText: 'curl'})})
        .first();
      const text = await block.locator('code').textContent();
      await block.getByRole('button', {name: /^Copy/}).click();
      await expect.poll(() => clipboard(page)).toBe(text);
    });

    test('reached from another page of the site it is the same', async ({page}) => {
      await open(page, address);
      const before = await page.locator('[data-reference] article').innerText();
      await open(page, '/introduction/overview.html');
      await mark(page);
      await page.locator(`.navbar__link[href="${address}"], article a[href="${address}"]`).first().click();
      await expect(page.locator('[data-reference] details[data-find]').first()).toBeVisible();
      await expect(page.locator('[data-arriving]'), 'what is below the window follows its first frame').toHaveCount(0);
      expect(await page.locator('[data-reference] article').innerText()).toBe(before);
      await expectSameDocument(page);
      await page.getByRole('button', {name: 'Expand all'}).click();
      await expect(page.locator('details[data-find]:not([open])')).toHaveCount(0);
    });

    test('a deep link survives the first touch', async ({page}) => {
      await open(page, `${address}#${ID}`);
      await expectUnderBar(entry(page, ID));
      await expect(entry(page, ID)).toHaveAttribute('open');
      await expectUnderBar(entry(page, ID));
    });
  });
}

test('a link from another page opens its operation, without a full load', async ({page}) => {
  await open(page, '/introduction/invoice/send.html');
  await mark(page);
  const link = page.locator('article a[href^="/v1.html#"]').first();
  const id = ((await link.getAttribute('href')) ?? '').split('#')[1] ?? '';
  await link.click();
  await expect(page).toHaveURL(`/v1.html#${id}`);
  await expect(entry(page, id)).toHaveAttribute('open');
  await expectUnderBar(entry(page, id));
  await expectSameDocument(page);
});

test.describe('on a phone', {tag: '@phone'}, () => {
  test('an operation in the address is open, right under the navigation bar', async ({page}) => {
    await open(page, `/v1.html#${ID}`);
    await expect(entry(page, ID)).toHaveAttribute('open');
    await expectUnderBar(entry(page, ID));
  });
});
