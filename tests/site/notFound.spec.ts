import {expect, test} from '@playwright/test';
import {hydrate, open, titleEdge} from './support/page';
import {builtHtml} from './support/site';

const UNKNOWN = [
  '/nothing',
  '/nothing/',
  '/nothing.html',
  '/introduction/',
  '/introduction/nothing.html',
  '/v1/nothing/deep',
  '/openapi/v9.yaml',
];

for (const address of UNKNOWN) {
  test(`${address} shows the not-found layout, once`, async ({page}) => {
    const arrivals: string[] = [];
    page.on('domcontentloaded', () => arrivals.push(page.url()));
    const response = await page.goto(`${address}#kept`);
    expect(response?.status()).toBe(404);
    await hydrate(page);
    await page.waitForTimeout(500);
    expect(arrivals).toHaveLength(1);
    await expect(page).toHaveURL(`${address}#kept`);
    await expect(page.locator('main h1')).toHaveText('Page not found');
    await expect(page.locator('main p code')).toHaveText(address);
    await expect(page.locator('nav.navbar')).toBeVisible();
    await expect(page).toHaveTitle(/Page not found/);
  });

  test(`${address} shows the not-found layout without script`, {tag: '@no-js'}, async ({page}) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.locator('main h1')).toHaveText('Page not found');
    await expect(page.locator('nav.navbar')).toBeVisible();
  });
}

test('the not-found page is for no search engine, and says what it is', () => {
  const html = builtHtml('/404.html');
  expect(html).toMatch(/<meta[^>]+name="?robots"?[^>]+noindex/);
  expect(html).toMatch(/<meta[^>]+name="?description"?[^>]+content="[^"]{50,160}"/);
});

test('each section is named and described', async ({page}) => {
  await page.goto('/nothing');
  const sections = page.locator('main .markdown li');
  await expect(sections.locator('a')).toHaveText(['PSB', 'VPD', 'Business documents', 'Platform', 'API reference']);
  for (const section of await sections.all()) await expect(section.locator('span')).toHaveText(/^.{15,60}$/);
  await expect(page.locator('.theme-doc-sidebar-menu').getByRole('link')).toHaveText(
    await sections.locator('a').allTextContents(),
  );
});

for (const width of [1920, 1440, 820, 390]) {
  test(`its title begins where that of a reading page does, at ${width}`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    expect(await titleEdge(page, '/nothing')).toBe(await titleEdge(page, '/introduction/overview.html'));
  });
}

for (const [address, words] of [
  ['/introduction/sendInvoice', 'send invoice'],
  ['/vpd/party-data.html', 'party data'],
  ['/webhooks/', 'webhooks'],
] as const) {
  test(`the search field has the words of ${address} and finds pages for them`, async ({page}) => {
    await open(page, address);
    const field = page.getByRole('main').getByRole('searchbox');
    await expect(field).toHaveValue(words);
    await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL((url) => url.pathname === '/search.html' && url.searchParams.get('q') === words);
    await expect(page.locator('main article').first()).toBeVisible();
  });
}

test('a long address does not widen the page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, `/${'nothing'.repeat(30)}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('inside the running site an address without .html leads to its page, past the not-found page', async ({page}) => {
  await open(page, '/introduction/overview.html');
  await page.evaluate(() => {
    const seen: string[] = [];
    Reflect.set(window, 'seen', seen);
    const note = () => seen.push(document.title, document.querySelector('main h1')?.textContent ?? '');
    new MutationObserver(note).observe(document, {subtree: true, childList: true, characterData: true});
  });
  await page.evaluate(() => {
    history.pushState(null, '', '/introduction/authentication');
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  });
  await expect(page).toHaveURL('/introduction/authentication.html');
  await expect(page.locator('main h1')).toHaveText('Authentication');
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as string[]);
  expect(seen.filter((each) => /not found/i.test(each))).toEqual([]);
});
