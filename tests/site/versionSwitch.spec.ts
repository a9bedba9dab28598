import {expect, test, type Page} from './support/test';
import {contractOperations} from './support/contract';
import {expectHydrated, expectSameDocument, expectUnderBar, mark, open} from './support/page';
import {headingOf} from './support/site';

const stable = contractOperations('v1');
const beta = contractOperations('v1-beta');
const ids = (operations: readonly {readonly id: string}[]) => operations.map(({id}) => id).sort();

const button = (page: Page, version: string) => page.getByRole('button', {name: version, exact: true});
const entry = (page: Page, id: string) => page.locator(`details[id="${id}"]`);

/** The ids of the operations that the reference shows, in its text and in the list beside it. */
const shownOperations = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string): Element[] =>
      Array.from(document.querySelectorAll(selector)).filter((each) =>
        each.checkVisibility({visibilityProperty: true}),
      );
    return {
      drawn: shown('details[data-find]:has([data-operation])').map(({id}) => id),
      listed: shown('nav[aria-label="Operations"] li a').map((link) => link.getAttribute('href')?.slice(1) ?? ''),
    };
  });

/** Expects that the reference shows the operations of one version and no others, and that the list beside it leads to each. */
async function expectShown(page: Page, operations: readonly {readonly id: string}[]): Promise<void> {
  const wanted = ids(operations);
  const seen = async (): Promise<unknown> => {
    const {drawn, listed} = await shownOperations(page);
    return {drawn: drawn.sort(), unlisted: wanted.filter((id) => !listed.includes(id))};
  };
  await expect.poll(seen).toEqual({drawn: wanted, unlisted: []});
}

test('the switch shows the other version; the address keeps it over a reload, and the way back leads to the one before', async ({
  page,
}) => {
  const [{id: first} = {id: ''}] = stable;
  await open(page, `/#${first}`);
  await expectShown(page, stable);
  await button(page, 'v1-beta').click();
  await expect(page, 'without the operation of the other version').toHaveURL('/?version=v1-beta');
  await expect(button(page, 'v1-beta')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'v1')).toHaveAttribute('aria-pressed', 'false');
  await expectShown(page, beta);
  await page.reload();
  await expectShown(page, beta);
  await expect(button(page, 'v1-beta')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'v1').click();
  await expectHydrated(page);
  await expect(page).toHaveURL('/?version=v1');
  await expectShown(page, stable);
  await page.goBack();
  await expect(page).toHaveURL('/?version=v1-beta');
  await expectShown(page, beta);
  await page.goBack();
  await expect(page).toHaveURL(`/#${first}`);
  await expectShown(page, stable);
  await page.goForward();
  await expectShown(page, beta);
});

test('an operation of the other version in the address is shown and open; the choice holds for its own page alone', async ({
  page,
}) => {
  const id = beta.at(-1)?.id ?? '';
  await open(page, `/#${id}`);
  await expect(entry(page, id)).toHaveAttribute('open');
  await expectUnderBar(entry(page, id));
  await expectShown(page, beta);
  const {id: first} = stable[0] ?? {id: ''};
  await page.evaluate((hash) => (window.location.hash = hash), first);
  await expect(entry(page, first)).toHaveAttribute('open');
  await expectShown(page, stable);
  await button(page, 'v1-beta').click();
  await expect(page).toHaveURL('/?version=v1-beta');
  await mark(page);
  await page.locator('.navbar a[href="/introduction/overview.html"]').first().click();
  await expect(page.locator('h1')).toHaveText(headingOf('/introduction/overview.html'));
  await page.locator('article a[href="/v1.html"]').first().click();
  await expectShown(page, stable);
  await expectSameDocument(page);
  await page.goto('/v1.html?version=v1-beta');
  await expectShown(page, stable);
});

test('the version is that of the address on every way to the reference inside the running site', async ({page}) => {
  const overview = '/introduction/overview.html';
  await open(page, '/?version=v1-beta');
  await mark(page);
  const leave = async (): Promise<void> => {
    await page.locator(`.navbar a[href="${overview}"]`).first().click();
    await expect(page.locator('h1')).toHaveText(headingOf(overview));
  };
  await leave();
  await page.goBack();
  await expect(page).toHaveURL('/?version=v1-beta');
  await expectShown(page, beta);
  await leave();
  await page.locator('.navbar__link', {hasText: 'API reference'}).click();
  await expect(page).toHaveURL('/');
  await expectShown(page, stable);
  await expect(button(page, 'v1')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/?version=v1-beta');
  await expectShown(page, beta);
  await expect(button(page, 'v1-beta')).toHaveAttribute('aria-pressed', 'true');
  await expectSameDocument(page);
});

test('the filter counts the version that is shown, and says what the other one has', async ({page}) => {
  const [{id} = {id: ''}] = beta.filter((each) => each.id.startsWith('validate'));
  await page.goto('/');
  await page.locator('[data-filter]').fill(id);
  await expect(page.locator('[data-filter-count]')).toHaveText(/^0 of \d+$/);
  await expect(page.locator('[data-filter-note]')).toContainText('1 more in v1-beta');
  await page.getByRole('button', {name: '1 more in v1-beta'}).click();
  await expect(page).toHaveURL('/?version=v1-beta');
  await expect(page.locator('[data-filter-count]')).toHaveText(/^1 of \d+$/);
  await expect(entry(page, id)).toBeVisible();
});

test.describe('with every line of the other version open', {tag: '@phone'}, () => {
  test('a phone does not scroll sideways', async ({page}) => {
    await page.goto('/?version=v1-beta');
    await page.getByRole('button', {name: 'Expand all'}).click();
    await expect(page.locator('details[data-find]:visible:not([open])')).toHaveCount(0);
    const {scroll, client} = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
  });
});
