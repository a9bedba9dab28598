import {expect, test, type Page} from './support/test';
import {service} from '../../src/service';
import {arrive, open} from './support/page';
import {STARTS} from '../../src/components/Search/suggested';
import {builtHtml, headingOf, siteAddress} from './support/site';

const results = (page: Page) => page.locator('main article');

/** Expects a chip for each kind with the number of its results, which limits the list and is kept in the address. */
async function expectKinds(page: Page): Promise<void> {
  const chips = page.getByRole('toolbar', {name: 'Kinds of results'}).getByRole('button');
  const counts = (await chips.allTextContents()).map((text) => Number(/\d+$/.exec(text)?.[0]));
  expect(counts.length).toBeGreaterThan(3);
  expect(counts[0]).toBe(counts.slice(1).reduce((sum, count) => sum + count, 0));
  await expect(results(page)).toHaveCount(counts[0] ?? 0);
  await chips.nth(1).click();
  await expect(page).toHaveURL(/\/search\.html\?q=invoice&kind=\w+/);
  await expect(results(page)).toHaveCount(counts[1] ?? 0);
  await page.reload();
  await expect(chips.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect(results(page)).toHaveCount(counts[1] ?? 0);
  await chips.first().click();
  await expect(page).toHaveURL('/search.html?q=invoice');
}

test('the page of all results has a title, shows more than the box, by kind, and searches what is typed there', async ({
  page,
}) => {
  await open(page, '/search.html?q=invoice');
  const input = page.getByRole('main').getByRole('searchbox');
  await expect(results(page).first()).toBeVisible();
  await test.step('it has a main part, a title and a description, and stays out of search engines', async () => {
    await expect(page.locator('main')).toHaveCount(1);
    await expect(input).toHaveValue('invoice');
    await expect(page).toHaveTitle(`Search results: invoice | ${service.service.name}`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/results$/);
  });
  await test.step('it shows more than the box, each place once, in the same form', async () => {
    const addresses = await results(page)
      .locator('h2')
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.length).toBeLessThanOrEqual(100);
    expect(new Set(addresses).size).toBe(addresses.length);
    await expect(results(page).locator('[data-method]').first()).toBeVisible();
    await expect(results(page).first().locator('mark').first()).toHaveText(/invoice/i);
    await expect(results(page).first()).toContainText(' › ');
  });
  await test.step('the parts of a page stand below it, and lead to their places', async () => {
    const pages = results(page).filter({has: page.getByRole('list')});
    const own = (await pages.first().locator('h2').getByRole('link').getAttribute('href')) ?? '';
    const parts = pages.first().getByRole('listitem').getByRole('link');
    expect(await parts.count()).toBeLessThanOrEqual(2);
    await expect(parts.first()).toHaveAttribute('href', new RegExp(`^${own.replace('.', '\\.')}#`));
  });
  await test.step('the kinds have their numbers, and limit the list', () => expectKinds(page));
  await test.step('what is typed there is searched and goes into the address', async () => {
    await input.fill('signature');
    await expect(page).toHaveURL('/search.html?q=signature');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results: signature');
    await expect(results(page).getByRole('link', {name: 'Secure a webhook'}).first()).toBeVisible();
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

test('without words it leads on to three pages', async ({page}) => {
  await open(page, '/search.html');
  const links = page.locator('main li:not(footer *)').getByRole('link');
  await expect(links).toHaveText(['Getting started', 'Error codes', 'API reference']);
  await links.nth(1).click();
  await expect(page).toHaveURL('/endpoints/overview.html#error-catalogue');
});

test('where nothing is found, it strikes the words through and leads on to the nearest pages', async ({page}) => {
  await open(page, '/search.html?q=xyzzyqwfp');
  await expect(page.getByRole('heading', {name: 'Nearest pages'})).toBeVisible();
  await expect(page.getByRole('main').getByRole('status').locator('s')).toContainText('xyzzyqwfp');
  expect(await results(page).count()).toBeLessThanOrEqual(3);
  const link = results(page).first().locator('h2').getByRole('link');
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
});

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

test(
  'its address in its other spelling leads there too, and a result leads on',
  {tag: ['@desktop', '@firefox']},
  async ({page}) => {
    expect(await arrive(page, '/search/?q=test%20vector')).toBe(200);
    await expect(page).toHaveURL('/search.html?q=test%20vector');
    await expect(results(page).first()).toBeVisible();
    const link = results(page).first().locator('h2').getByRole('link');
    const {pathname} = new URL((await link.getAttribute('href')) ?? '', siteAddress);
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname === pathname);
    await expect(page.locator('h1')).toHaveText(headingOf(pathname));
  },
);

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
