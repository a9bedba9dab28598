import {expect, test, type Page} from './support/test';
import {contractOperations, contractSchemas} from './support/contract';
import {clipboard, expectSameDocument, expectUnderBar, hydrate, mark, open} from './support/page';
import {siteAddress} from './support/site';
import {count, filter} from './support/filters';

/*
 * The reference works by the page script, which is one for `/` and for the page of one version: each test is on one of them, those of the
 * versions are in versionSwitch.spec.ts. referenceStatic.spec.ts holds that the filter has every id, path and name to find.
 */

const ID = 'sendSalesInvoice';
const ONE = '/v1.html';
const operations = contractOperations('v1');

const entry = (page: Page, id: string) => page.locator(`details[id="${id}"]`);
const note = (page: Page) => page.locator('[data-filter-note]');
const shown = (page: Page) => page.locator('details[data-find]:visible');
const listed = (page: Page, id: string) => page.locator(`nav[aria-label="Operations"] a[href="#${id}"]`).first();

async function expectOpenUnderBar(page: Page, id: string): Promise<void> {
  await expect(entry(page, id)).toHaveAttribute('open');
  await expectUnderBar(entry(page, id));
}

/** The ids of what the filter leaves, and of all that has every one of the words. */
async function found(page: Page, text: string): Promise<{left: string[]; wanted: string[]}> {
  return page.locator('details[data-find]').evaluateAll((all, words) => {
    const has = (each: Element): boolean =>
      words.every((word) => each.getAttribute('data-find')?.toLowerCase().includes(word));
    const version = document.querySelector('[data-versions]') ? 'section[data-version="v1"]' : 'section';
    const ids = (each: Element[]): string[] => each.map(({id}) => id);
    return {
      left: ids(all.filter((each) => each.checkVisibility())),
      wanted: ids(all.filter((each) => each.closest(version) && has(each))),
    };
  }, text.toLowerCase().split(' '));
}

async function expectLinkCopied(page: Page, address: string): Promise<void> {
  await entry(page, ID).getByRole('button', {name: 'Copy link'}).click();
  await expect(entry(page, ID).getByText('Copied')).toBeVisible();
  await expect.poll(() => clipboard(page), 'its link is copied').toBe(`${siteAddress}${address}#${ID}`);
}

/** Expects that the filter of the page of both versions keeps what holds every word, of the version that is shown. */
async function expectFilterOfBoth(page: Page): Promise<void> {
  await filter(page).fill('POST send invoice');
  await expect(count(page)).toHaveText(/^\d+ of \d+$/);
  const {left, wanted} = await found(page, 'POST send invoice');
  expect(left).toEqual(wanted);
  expect(left).toContain(ID);
}

test('an operation in the address is open, right under the navigation bar, also after the first touch', async ({
  page,
}) => {
  for (const id of [operations[0]?.id ?? '', operations.at(-1)?.id ?? '', ID]) {
    await page.goto('about:blank');
    await page.goto(`/#${id}`);
    await expectOpenUnderBar(page, id);
    await expect(entry(page, id).locator('[data-operation]')).toBeVisible();
  }
  await hydrate(page);
  await expectOpenUnderBar(page, ID);
  await expect(entry(page, ID).locator('[data-operation]')).toBeVisible();
  await expectLinkCopied(page, '/');
  await expectFilterOfBoth(page);
});

/** Expects that an operation copies its path and its request. */
async function expectCopies(page: Page): Promise<void> {
  const operation = entry(page, ID);
  await operation.getByRole('button', {name: /^Copy path/}).click();
  await expect.poll(() => clipboard(page)).toBe(operations.find(({id}) => id === ID)?.path);
  const block = operation
    .locator('figure')
    .filter({has: page.locator('code', {hasText: 'curl'})})
    .first();
  const text = await block.locator('code').textContent();
  await block.getByRole('button', {name: /^Copy/}).click();
  await expect.poll(() => clipboard(page)).toBe(text);
}

/** Expects that a link to a schema opens it, and that Back returns to the operation. */
async function expectSchemaAndBack(page: Page): Promise<void> {
  const {owner, target} = await page
    .locator('[data-operation] a[href^="#schema-v1-"]')
    .first()
    .evaluate((link) => ({
      owner: link.closest('details[data-find]')?.id ?? '',
      target: (link.getAttribute('href') ?? '').slice(1),
    }));
  await page.goto(`${ONE}#${owner}`);
  await expect(entry(page, owner)).toHaveAttribute('open');
  await entry(page, owner)
    .locator('details')
    .evaluateAll((all) => all.forEach((each) => ((each as HTMLDetailsElement).open = true)));
  await entry(page, owner).locator(`a[href="#${target}"]`).first().click();
  await expect(page).toHaveURL(`${ONE}#${target}`);
  await expectOpenUnderBar(page, target);
  await page.goBack();
  await expect(page).toHaveURL(`${ONE}#${owner}`);
  await expect(entry(page, owner)).toBeInViewport();
}

/** Expects that the filter keeps what holds every word, in the list beside it too, and says how many. */
async function expectFilter(page: Page): Promise<void> {
  const groups = page.locator('[data-reference] > nav [data-group]:visible');
  const [all, allGroups] = [await shown(page).count(), await groups.count()];
  const {path} = operations.find(({id}) => id === ID) ?? {path: ''};
  const schema = contractSchemas('v1')[0] ?? '';
  for (const [text, id] of [
    ['POST send invoice', ID],
    [path, ID],
    [schema, `schema-v1-${schema}`],
    [ID, ID],
  ] as const) {
    await filter(page).fill(text);
    await expect(async () => {
      const {left, wanted} = await found(page, text);
      expect(left).toEqual(wanted);
      expect(left).toContain(id);
      expect(left.length).toBeLessThan(all);
      expect(await count(page).textContent()).toBe(`${left.length} of ${all}`);
    }, text).toPass();
  }
  await expect(page.locator('nav[aria-label="Operations"] li a:visible')).toHaveCount(1);
  await expect(listed(page, ID)).toBeVisible();
  await expect(groups, 'groups of the list that have nothing left are hidden').toHaveCount(1);
  await filter(page).fill('coffee machine');
  await expect(shown(page)).toHaveCount(0);
  await expect(note(page)).toHaveText('Nothing found Clear the filter Search the whole documentation');
  await filter(page).fill('');
  await expect(shown(page)).toHaveCount(all);
  await expect(groups).toHaveCount(allGroups);
  await filter(page).fill('coffee machine');
  await expect(shown(page)).toHaveCount(0);
  const last = operations.at(-1)?.id ?? '';
  await page.evaluate((id) => (window.location.hash = id), last);
  await expect(entry(page, last), 'an address that the filter hides is shown all the same').toBeVisible();
  await expectUnderBar(entry(page, last));
}

test('an operation of one version is open, copies, and folds; the list beside it, links to schemas and the filter lead to what they name', async ({
  page,
}) => {
  await open(page, `${ONE}#${ID}`);
  await test.step('an operation in the address is open, and is copied', async () => {
    await expectOpenUnderBar(page, ID);
    await expect(entry(page, ID).locator('[data-operation]')).toBeVisible();
    await expectLinkCopied(page, ONE);
    await expectCopies(page);
  });
  await test.step('expand all and collapse all leave the address as it is', async () => {
    await page.getByRole('button', {name: 'Expand all'}).click();
    await expect(page.locator('details[data-find]:not([open])')).toHaveCount(0);
    expect(await page.locator('details[data-find]').count()).toBeGreaterThan(operations.length);
    await page.getByRole('button', {name: 'Collapse all'}).click();
    await expect(page.locator('details[data-find][open]')).toHaveCount(0);
    await expect(page).toHaveURL(`${ONE}#${ID}`);
  });
  await test.step('a link to a schema opens it; back returns to the operation', () => expectSchemaAndBack(page));
  await test.step('the list beside it opens an operation, also one that was folded again', async () => {
    await listed(page, ID).click();
    await expect(page).toHaveURL(`${ONE}#${ID}`);
    await expectOpenUnderBar(page, ID);
    await entry(page, ID)
      .locator('summary')
      .first()
      .click({position: {x: 5, y: 5}});
    await expect(entry(page, ID)).not.toHaveAttribute('open');
    await listed(page, ID).click();
    await expect(entry(page, ID)).toHaveAttribute('open');
  });
  await test.step('the filter', () => expectFilter(page));
  await test.step('the search for what the filter has not', async () => {
    await filter(page).fill('coffee machine');
    await page.getByRole('link', {name: 'Search the whole documentation'}).click();
    await expect(page).toHaveURL('/search.html?q=coffee%20machine');
  });
});

test('the filter works on what was typed before the script came', async ({page}) => {
  await page.route(/\/assets\/js\//, async (route) => {
    await page.locator('html[data-test-typed]').waitFor({state: 'attached'});
    await route.continue();
  });
  await page.goto(ONE, {waitUntil: 'commit'});
  await filter(page).fill(ID);
  await page.evaluate(() => document.documentElement.setAttribute('data-test-typed', ''));
  await expect(count(page)).toHaveText(/^1 of \d+$/);
  await expect(entry(page, ID)).toBeVisible();
});

test('the list beside it marks the operation that is being read; reached from another page of the site the reference is the same', async ({
  page,
}) => {
  await page.goto('/');
  const before = await page.locator('[data-reference] article').innerText();
  await test.step('the list marks the operation that is being read, and shows the mark', async () => {
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
  await test.step('reached from another page', async () => {
    await open(page, '/introduction/overview.html');
    await mark(page);
    await page.locator('.navbar__link[href="/"]').first().click();
    await expect(page.locator('[data-reference] details[data-find]').first()).toBeVisible();
    await expect(page.locator('[data-arriving]'), 'what is below the window follows its first frame').toHaveCount(0);
    expect(await page.locator('[data-reference] article').innerText()).toBe(before);
    await expectSameDocument(page);
    await page.getByRole('button', {name: 'Expand all'}).click();
    await expect(page.locator('details[data-find]:not([open])')).toHaveCount(0);
  });
});

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
