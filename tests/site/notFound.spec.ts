import {expect, test} from './support/test';
import {builtDocument} from './support/built';
import {hydrate, open} from './support/page';
import {builtHtml} from './support/site';

/** By then, a page that leads on to another has done so: both scripts of ours do it as soon as they run. */
const LEADS_ON_MS = 100;

const UNKNOWN = [
  '/nothing',
  '/nothing/',
  '/nothing.html',
  '/introduction/nothing/',
  '/introduction/nothing.html',
  '/v1/nothing/deep',
  '/openapi/v9.yaml',
];

test('an unknown address shows the not-found layout, once, and keeps what is in the address', async ({page}) => {
  for (const address of UNKNOWN) {
    const arrivals: string[] = [];
    const arrived = (): unknown => arrivals.push(page.url());
    page.on('domcontentloaded', arrived);
    const response = await page.goto(`${address}#kept`);
    expect(response?.status(), address).toBe(404);
    await hydrate(page);
    await expect(page.locator('main p code')).toHaveText(address);
    await expect(page.locator('main h1')).toHaveText('Page not found');
    await expect(page.locator('nav.navbar')).toBeVisible();
    await expect(page).toHaveTitle(/Page not found/);
    await page.waitForTimeout(LEADS_ON_MS);
    await expect(page).toHaveURL(`${address}#kept`);
    expect(arrivals, address).toHaveLength(1);
    page.off('domcontentloaded', arrived);
  }
});

test('an unknown address has the not-found layout without script', {tag: '@no-js'}, async ({page, request}) => {
  const response = await page.goto('/nothing');
  expect(response?.status()).toBe(404);
  await expect(page.locator('main h1')).toHaveText('Page not found');
  await expect(page.locator('nav.navbar')).toBeVisible();
  for (const address of UNKNOWN) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    expect(await answer.text(), address).toBe(builtHtml('/404.html'));
  }
});

test('what the server drew stays while the application comes, at every depth', async ({page}) => {
  await page.addInitScript(() => {
    const counts: number[] = [];
    Reflect.set(window, '__mains', counts);
    new MutationObserver(() => counts.push(document.querySelectorAll('main').length)).observe(document, {
      subtree: true,
      childList: true,
    });
  });
  for (const address of ['/404.html', ...UNKNOWN]) {
    await page.goto(address);
    await hydrate(page);
    await expect(page.locator('main h1')).toHaveText('Page not found');
    const counts = await page.evaluate(() => Reflect.get(window, '__mains') as number[]);
    const first = counts.indexOf(1);
    expect(first, address).toBeGreaterThanOrEqual(0);
    expect(counts.slice(first), address).not.toContain(0);
  }
});

test('the not-found page is for no search engine, and says what it is', () => {
  const html = builtHtml('/404.html');
  expect(html).toMatch(/<meta[^>]+name="?robots"?[^>]+noindex/);
  expect(html).toMatch(/<meta[^>]+name="?description"?[^>]+content="[^"]{50,160}"/);
});

test('each section is named and described', () => {
  const $ = builtDocument('/404.html');
  const texts = (selector: string): string[] =>
    $(selector)
      .toArray()
      .map((element) => $(element).text().trim());
  const names = ['PSB', 'VPD', 'Business documents', 'Platform', 'API reference'];
  expect(texts('main .markdown li a')).toEqual(names);
  const words = texts('main .markdown li span');
  expect(words).toHaveLength(names.length);
  for (const each of words) expect(each).toMatch(/^.{15,60}$/);
  expect(texts('.theme-doc-sidebar-menu a[href]')).toEqual(names);
});

test('the search field has the words of the address and finds pages for them', async ({page}) => {
  for (const [address, words] of [
    ['/introduction/sendInvoice', 'send invoice'],
    ['/vpd/party-data.html', 'party data'],
    ['/webhooks/', 'webhooks'],
  ] as const) {
    await open(page, address);
    const field = page.getByRole('main').getByRole('searchbox');
    await expect(field).toHaveValue(words);
    const [form, list] = await Promise.all(
      ['main form', 'main form + *'].map((each) => page.locator(each).boundingBox()),
    );
    expect(form?.width).toBe(672);
    expect((list?.y ?? 0) - (form?.y ?? 0) - (form?.height ?? 0)).toBe(40);
    await page.getByRole('main').getByRole('button', {name: 'Search'}).click();
    await expect(page).toHaveURL((url) => url.pathname === '/search.html' && url.searchParams.get('q') === words);
    await expect(page.locator('main article').first()).toBeVisible();
  }
});

test('the pages that the address may mean are named, and nothing where it says nothing', async ({page}) => {
  await open(page, '/introduction/sendInvoice');
  const near = page.getByRole('heading', {name: 'Nearest pages'});
  await expect(near).toBeVisible();
  const links = page.locator('main h2 + ul').first().getByRole('link');
  expect(await links.count()).toBeLessThanOrEqual(3);
  await expect(links.filter({hasText: /^Send an invoice$/})).toHaveAttribute('href', '/introduction/invoice/send.html');
  await open(page, '/no/such/page.html');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('');
  await expect(near).toHaveCount(0);
});

test('a long address does not widen the page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, `/${'nothing'.repeat(30)}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test(
  'inside the running site an address without .html leads to its page, past the not-found page',
  {tag: ['@desktop', '@firefox']},
  async ({page}) => {
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
  },
);
