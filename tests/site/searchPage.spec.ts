import {expect, test, type Page} from '@playwright/test';
import {service} from '../../src/service';
import {arrive, open} from './support/page';
import {STARTS} from '../../src/components/Search/suggested';
import {builtHtml, headingOf, siteAddress} from './support/site';

const results = (page: Page) => page.locator('main article');

/** Expects groups with the numbers of their results, and a sidebar that leads to each. */
async function expectGroups(page: Page): Promise<void> {
  const groups = page.getByRole('main').getByRole('region');
  await expect(groups.first()).toBeVisible();
  const names = await groups.getByRole('heading', {level: 2}).allTextContents();
  expect(names.length).toBeGreaterThan(2);
  const entries = page.locator('.theme-doc-sidebar-menu').getByRole('link');
  await expect(entries).toHaveText(
    names.map((name) =>
      name.replace(/ (?:(\d+) results|One result)$/, (_all, count: string | undefined) => ` (${count ?? 1})`),
    ),
  );
  const counts = await groups.evaluateAll((all) => all.map((each) => each.querySelectorAll('article').length));
  expect(names.map((name) => Number(/(\d+) results$/.exec(name)?.[1] ?? 1))).toEqual(counts);
  await entries.last().click();
  await expect(page).toHaveURL(/^[^#]*\/search\.html\?q=invoice#in-/);
  await expect(groups.last().getByRole('heading', {level: 2})).toBeInViewport();
  expect(await results(page).count()).toBe(counts.reduce((sum, count) => sum + count, 0));
}

test('the page of all results has a title, shows more than the box in groups, and searches what is typed there', async ({
  page,
}) => {
  await open(page, '/search.html?q=invoice');
  const input = page.getByRole('main').getByRole('searchbox');
  await expect(results(page).first()).toBeVisible();
  await test.step('it has a main part, a title and a description, and stays out of search engines', async () => {
    await expect(page.locator('main')).toHaveCount(1);
    await expect(input).toHaveValue('invoice');
    await expect(page).toHaveTitle(`Search results for "invoice" | ${service.service.name}`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/results$/);
  });
  await test.step('it shows more than the box, each place once, in the same form', async () => {
    const addresses = await results(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.length).toBeLessThanOrEqual(100);
    expect(new Set(addresses).size).toBe(addresses.length);
    await expect(results(page).locator('[data-method]').first()).toBeVisible();
    await expect(results(page).first().locator('mark').first()).toHaveText(/invoice/i);
    await expect(results(page).first()).toContainText(' › ');
  });
  await test.step('the results stand in groups with their numbers, and the sidebar leads to each group', () =>
    expectGroups(page));
  await test.step('what is typed there is searched and goes into the address', async () => {
    await input.fill('signature');
    await expect(page).toHaveURL('/search.html?q=signature');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "signature"');
    await expect(results(page).getByRole('link', {name: 'Secure a webhook'})).toBeVisible();
    await input.fill('');
    await expect(results(page)).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
  });
});

test('the three pages exist, with the places that the links name', () => {
  for (const {to} of STARTS) {
    const [path = '', id] = to.split('#');
    const html = builtHtml(path);
    if (id) expect(html).toMatch(new RegExp(`<h2[^>]* id="?${id}[" >]`));
  }
});

for (const address of ['/search.html', '/search.html?q=xyzzyqwfp']) {
  test(`${address} leads on to three pages`, async ({page}) => {
    await open(page, address);
    const links = page.locator('main li:not(footer *)').getByRole('link');
    await expect(links).toHaveText(['Getting started', 'Error codes', 'API reference']);
    await links.nth(1).click();
    await expect(page).toHaveURL('/endpoints/overview.html#error-catalogue');
  });
}

test('its title begins where that of a reading page does, in windows of all sizes', async ({page}) => {
  const edges = async (address: string): Promise<number[]> => {
    const found: number[] = [];
    await page.goto(address);
    for (const width of [1920, 1440, 820, 390]) {
      await page.setViewportSize({width, height: 900});
      found.push(await page.locator('main h1').evaluate((title) => title.getBoundingClientRect().left));
    }
    return found;
  };
  expect(await edges('/search.html?q=invoice')).toEqual(await edges('/introduction/overview.html'));
});

test('its address in its other spelling leads there too, and a result leads on', async ({page}) => {
  expect(await arrive(page, '/search/?q=test%20vector')).toBe(200);
  await expect(page).toHaveURL('/search.html?q=test%20vector');
  await expect(results(page).first()).toBeVisible();
  const link = results(page).first().getByRole('link');
  const {pathname} = new URL((await link.getAttribute('href')) ?? '', siteAddress);
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === pathname);
  await expect(page.locator('h1')).toHaveText(headingOf(pathname));
});

test('an operation of v1-beta leads to the version that has it', async ({page}) => {
  await open(page, '/search.html?q=transformDocument');
  await page.locator('main article a[href="/#transformDocument"]').click();
  await expect(page.locator('details#transformDocument')).toHaveAttribute('open');
  await expect(page.locator('details#transformDocument')).toBeVisible();
});

test('without script it says so', {tag: '@no-js'}, async ({page}) => {
  await page.goto('/search.html');
  expect(await page.locator('main noscript').innerText()).toContain('Search requires JavaScript');
});
