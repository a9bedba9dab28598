import {expect, test} from './support/test';
import {ask} from './support/ask';
import {arrive, hydrate} from './support/page';
import {builtHtml, headingOf, routes, siteAddress} from './support/site';
import {frameIn} from './support/surface';

/** Every way to spell the address of a page. */
function spellings(route: string): string[] {
  if (route === '/') return ['/', '/index.html'];
  const bare = route.replace(/\.html$/, '');
  return [bare, `${bare}/`, route];
}

const READING = '/introduction/authentication.html';

/** The first page of each section, which a browser opens: what leads to the other pages differs in the address alone. */
const OPENED = [
  ...new Set(['/', READING, ...new Map([...routes].reverse().map(({section, path}) => [section, path])).values()]),
];

/** The body of an answer with status 200; of another one its status, which is no body of ours. */
async function bodyOf(address: string): Promise<string> {
  const response = await ask(siteAddress + address);
  return response.status === 200 ? response.text() : `${response.status}`;
}

test('every page answers in all its spellings: as itself, or with a file that leads to it', async () => {
  const leading = await bodyOf(READING.replace('.html', ''));
  expect(leading).toContain(`url=${READING}`);
  const wrong: string[] = [];
  for (const {path: route} of routes) {
    for (const spelling of spellings(route)) {
      const isPage = spelling === route || spelling === '/index.html';
      const wanted = isPage ? builtHtml(route) : leading.replaceAll(READING, route);
      if ((await bodyOf(spelling)) !== wanted) wrong.push(spelling);
    }
  }
  expect(wrong).toEqual([]);
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

test('the folders of pages lead to their first page', async () => {
  for (const [folder, first] of FOLDERS) expect.soft(await bodyOf(`${folder}/`), folder).toContain(`url=${first}`);
  const folders = new Set(routes.map(({path: route}) => route.slice(0, route.lastIndexOf('/'))).filter(Boolean));
  for (const folder of folders) {
    const [, first = ''] = /url=([^"]+)"/.exec(await bodyOf(`${folder}/`)) ?? [];
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
  const frame = await frameIn(page);
  const address = (): string => frame.url().replace(siteAddress, '');
  for (const route of OPENED) {
    for (const spelling of opened(route)) {
      expect(await arrive(frame, `${spelling}#kept`), spelling).toBe(200);
      await expect.poll(address, spelling).toBe(`${route}#kept`);
      await expect(frame.locator('h1'), spelling).toHaveText(headingOf(route));
    }
    // The document is the same after each of them, so what the application makes of it is too.
    await hydrate(frame);
    await expect(frame.locator('h1'), 'hydrated').toHaveText(headingOf(route));
    expect(address(), 'hydrated').toBe(`${route}#kept`);
  }
});

test('they are reached without script', {tag: '@no-js'}, async ({page}) => {
  const frame = await frameIn(page);
  for (const route of OPENED) {
    for (const spelling of opened(route)) {
      expect(await arrive(frame, spelling), spelling).toBe(200);
      // A page cannot change its address without script, so `/index.html` stays what it is.
      const wanted = spelling === '/index.html' ? spelling : route;
      await expect.poll(() => frame.url(), spelling).toBe(siteAddress + wanted);
      await expect(frame.locator('main h1')).toHaveCount(1);
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
