import {expect, test} from '@playwright/test';
import {arrive, hydrate} from './support/page';
import {builtHtml, headingOf, routes} from './support/site';

/** Every way to spell the address of a page. */
function spellings(route: string): string[] {
  if (route === '/') return ['/', '/index.html'];
  const bare = route.replace(/\.html$/, '');
  return [bare, `${bare}/`, route];
}

const READING = '/introduction/authentication.html';

/** A page of each section, which a browser opens in all spellings: what leads to the other pages differs in the address alone. */
const OPENED = [...new Set(['/', READING, ...new Map(routes.map(({section, path}) => [section, path])).values()])];

test('every page answers in all its spellings: as itself, or with a file that leads to it', async ({request}) => {
  const bodyOf = async (address: string): Promise<string> => {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    return response.text();
  };
  const leading = await bodyOf(READING.replace('.html', ''));
  expect(leading).toContain(`url=${READING}`);
  for (const {path: route} of routes) {
    for (const spelling of spellings(route)) {
      const isPage = spelling === route || spelling === '/index.html';
      const wanted = isPage ? builtHtml(route) : leading.replaceAll(READING, route);
      expect((await bodyOf(spelling)) === wanted, spelling).toBe(true);
    }
  }
});

/** Folders of addresses, each with the page that it leads to. */
const FOLDERS = [
  ['/vpd', '/vpd/introduction/overview.html'],
  ['/vpd/playground', '/vpd/playground/overview.html'],
  ['/platform', '/platform/introduction/overview.html'],
  ['/platform/endpoints', '/platform/endpoints/v3.1/getAccountDetails.html'],
  ['/documents', '/documents/overview.html'],
  ['/documents/orders', '/documents/orders/ubl/bisv3.html'],
  ['/introduction', '/introduction/overview.html'],
  ['/introduction/order', '/introduction/order/send.html'],
  ['/endpoints', '/endpoints/overview.html'],
  ['/misc', '/misc/documentTypeIds.html'],
  ['/networks', '/networks/peppol.html'],
] as const;

test('the folders of pages lead to their first page', async ({request}) => {
  const ofFolder = async (address: string): Promise<string> => (await request.get(`${address}/`)).text();
  for (const [folder, first] of FOLDERS) expect.soft(await ofFolder(folder), folder).toContain(`url=${first}`);
  const folders = new Set(routes.map(({path: route}) => route.slice(0, route.lastIndexOf('/'))).filter(Boolean));
  for (const folder of folders) {
    const [, first = ''] = /url=([^"]+)"/.exec(await ofFolder(folder)) ?? [];
    expect.soft(first, folder).toMatch(new RegExp(`^${folder}[/.]`));
    expect.soft(builtHtml(first), folder).toContain('<h1');
  }
});

test('a folder leads on inside the running site too, and keeps the hash', async ({page}) => {
  for (const address of ['/platform', '/vpd/']) {
    await arrive(page, `${address}#kept`);
    await expect(page, address).toHaveURL(/\/introduction\/overview\.html#kept$/);
  }
  await hydrate(page);
  await page.evaluate(() => {
    history.pushState(null, '', '/documents');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL('/documents/overview.html');
  await expect(page.locator('h1')).toHaveText(headingOf('/documents/overview.html'));
});

/** What a browser opens: all spellings of one page and of the reference, and the bare address of a page of each other section. */
const opened = (route: string): string[] =>
  route === READING || route === '/' ? spellings(route) : spellings(route).slice(0, 1);

test('the reference and a page of each section are reached from their spellings and keep the hash', async ({page}) => {
  for (const route of OPENED) {
    for (const spelling of opened(route)) {
      expect(await arrive(page, `${spelling}#kept`), spelling).toBe(200);
      await expect(page, spelling).toHaveURL(`${route}#kept`);
      await expect(page.locator('h1'), spelling).toHaveText(headingOf(route));
    }
    // The document is the same after each of them, so what the application makes of it is too.
    await hydrate(page);
    await expect(page, 'hydrated').toHaveURL(`${route}#kept`);
    await expect(page.locator('h1'), 'hydrated').toHaveText(headingOf(route));
  }
});

test('they are reached without script', {tag: '@no-js'}, async ({page}) => {
  for (const route of OPENED) {
    for (const spelling of opened(route)) {
      expect(await arrive(page, spelling), spelling).toBe(200);
      // A page cannot change its address without script, so `/index.html` stays what it is.
      await expect(page, spelling).toHaveURL(spelling === '/index.html' ? spelling : route);
      await expect(page.locator('main h1')).toHaveCount(1);
    }
  }
});

test('/index.html becomes / with its query and hash', async ({page}) => {
  await page.goto('/index.html?from=mail#schemas-v1');
  await expect(page).toHaveURL('/?from=mail#schemas-v1');
});

test('a redirect page leaves no entry in the history', async ({page}) => {
  await page.goto('/platform/introduction/overview.html');
  await page.goto('/introduction/overview', {waitUntil: 'commit'});
  await expect(page).toHaveURL('/introduction/overview.html');
  await hydrate(page);
  await page.goBack();
  await expect(page).toHaveURL('/platform/introduction/overview.html');
});
