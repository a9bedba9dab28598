import {zipSync} from 'fflate';
import {expect, test, type Page} from './support/test';
import {
  CHECKER,
  CHECKER_ASSETS,
  expectChecked,
  files,
  give,
  main,
  openChecker,
  pdfWith,
  report,
  reportOf,
  VALID,
  example,
} from './support/checker';
import {expectHydrated, hydrate} from './support/page';
import {builtHtml, routes, siteAddress} from './support/site';

/** A word that is nowhere else: in values, in names of files, in elements that no rule knows. */
const MARKER = 'Zwartkopmeeuw77';

/** A value that breaks rules, so that findings quote it, and one that none does. */
const MARKED = String(VALID.bytes)
  .replace(/(<cbc:ID>)[^<]+/, `$1${MARKER}`)
  .replace(/(<cbc:DocumentCurrencyCode>)[^<]+/, `$1${MARKER}`)
  .replace(/(<cbc:RegistrationName>)[^<]+/, `$1${MARKER} B.V.`);

/** The text in each form that it has on its way: as it is, in an address, in base64. */
const FORMS = [MARKER, encodeURIComponent(MARKER), Buffer.from(MARKER).toString('base64').slice(0, 18)];
const has = (text: string): boolean => FORMS.some((form) => text.toLowerCase().includes(form.toLowerCase()));

/** Listens to all that a window asks for; gives what has the marker, or goes to another host. */
function listen(page: Page): {readonly leaks: string[]; readonly asked: string[]} {
  const heard = {leaks: [] as string[], asked: [] as string[]};
  page.on('request', (request) => {
    const {origin} = new URL(request.url());
    heard.asked.push(request.url());
    const whole = [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join('\n');
    if (has(whole) || request.method() !== 'GET') heard.leaks.push(`${request.method()} ${request.url()}`);
    if (origin !== siteAddress && !request.url().startsWith(`blob:${siteAddress}`)) heard.leaks.push(request.url());
  });
  page.on('websocket', (socket) => heard.leaks.push(`websocket ${socket.url()}`));
  page.on('console', (message) => has(message.text()) && heard.leaks.push(`console: ${message.text()}`));
  return heard;
}

/** All that the browser keeps of the page, and what it shows outside of the page's own content, as one text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const stored = (storage: Storage): string[] =>
      Object.keys(storage).flatMap((key) => [key, storage.getItem(key) ?? '']);
    const databases = (await indexedDB.databases()).map(({name}) => `database ${name ?? ''}`);
    const caches_: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        caches_.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    const workers = (await navigator.serviceWorker.getRegistrations()).map(({scope}) => `service worker ${scope}`);
    return [
      ...stored(localStorage),
      ...stored(sessionStorage),
      ...databases,
      ...caches_,
      ...workers,
      document.cookie,
      window.location.href,
      JSON.stringify(window.history.state),
      document.title,
      window.name,
    ].join('\n');
  });

const wholePage = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = Array.from(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'));
    return [document.documentElement.outerHTML, ...fields.map(({value}) => value)].join('\n');
  });

/** Does all that a reader does with documents. */
async function useWithMarker(page: Page): Promise<void> {
  await give(page, {name: `${MARKER}.xml`, bytes: MARKED});
  await expectChecked(page);
  expect((await report(page)).verdict).toBe('Invalid');
  expect((await report(page)).text).toContain(MARKER);
  const zip = zipSync({[`${MARKER}/in.xml`]: new TextEncoder().encode(MARKED)});
  await give(
    page,
    {name: `${MARKER}.zip`, bytes: zip},
    {name: `${MARKER}.pdf`, bytes: await pdfWith({'factur-x.xml': example('cii-facturx/invoice-typical.xml')})},
    {name: `${MARKER}-broken.xml`, bytes: `<${MARKER}>`},
  );
  await expect(files(page)).toHaveCount(4);
  await expectChecked(page);
  await main(page).getByText('Paste XML', {exact: true}).click();
  await main(page).getByRole('textbox', {name: 'XML of the document'}).fill(MARKED);
  await main(page).getByRole('button', {name: 'Check', exact: true}).click();
  await expect(files(page)).toHaveCount(5);
  await expectChecked(page);
  expect(await wholePage(page)).toContain(MARKER);
}

/** A link of the page to another page of the site, which the browser loads. */
async function leaveAndComeBack(page: Page): Promise<void> {
  const link = page.locator(
    '.theme-doc-sidebar-menu a[href="/documents/check.html"], main a[href="/documents/check.html"]',
  );
  await link.first().click();
  await expect(page).toHaveURL('/documents/check.html');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Check a document yourself');
  expect(has(await wholePage(page)), 'on the next page').toBe(false);
  expect(has(await kept(page)), 'kept on the next page').toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(CHECKER);
  await main(page).locator('input[type=file]').waitFor({state: 'attached'});
  await expect(reportOf(page)).toHaveCount(0);
}

test('nothing of a document leaves the page, is kept, or outlives the page', async ({page, context}) => {
  const {leaks, asked} = listen(page);
  await openChecker(page);
  await hydrate(page);
  const before = await kept(page);
  await useWithMarker(page);
  await test.step('nothing is kept', async () => {
    const after = await kept(page);
    expect(has(after), after).toBe(false);
    expect(after.replace(/\s/g, ''), 'no more than before').toBe(before.replace(/\s/g, ''));
    expect(await context.cookies()).toEqual([]);
  });
  await test.step('on another page, and back', async () => {
    await leaveAndComeBack(page);
    expect(has(await wholePage(page)), 'after coming back').toBe(false);
    // The worker of the page that was left has ended with it.
    await expect.poll(() => page.workers().length).toBeLessThanOrEqual(1);
  });
  await test.step('after a reload', async () => {
    await give(page, {name: `${MARKER}.xml`, bytes: MARKED});
    await expectChecked(page);
    await page.reload();
    await main(page).locator('input[type=file]').waitFor({state: 'attached'});
    await expect(reportOf(page)).toHaveCount(0);
    expect(has(await wholePage(page))).toBe(false);
    expect(has(await kept(page))).toBe(false);
  });
  await test.step('after the back button of the browser, out of its memory of pages', async () => {
    await give(page, {name: `${MARKER}.xml`, bytes: MARKED});
    await expectChecked(page);
    await page.goto('/404.html');
    expect(has(await kept(page))).toBe(false);
  });
  expect(leaks).toEqual([]);
  // What was asked for are files of this site, whatever the document is.
  const own = new Set(asked.map((address) => new URL(address).pathname));
  expect([...own].filter((path) => path.startsWith(CHECKER_ASSETS)).length).toBeGreaterThan(5);
  expect([...own].filter((path) => has(path))).toEqual([]);
});

test('after the first use it works without a network, also when the worker starts again', async ({page, context}) => {
  await openChecker(page);
  await give(page, VALID);
  await expectChecked(page);
  await context.setOffline(true);
  await give(page, {name: 'second.xml', bytes: MARKED});
  await expectChecked(page);
  expect((await report(page)).verdict).toBe('Invalid');
  await give(page, {name: 'third.xml', bytes: example('ubl-bisv3/invoice-typical.xml')});
  await expectChecked(page);
  expect((await report(page)).verdict).toBe('Valid');
  await test.step('with another worker', async () => {
    await main(page).getByRole('button', {name: 'Remove all'}).click();
    await give(page, VALID);
    await expectChecked(page);
    expect((await report(page)).verdict).toBe('Valid');
  });
  await test.step('what needs other files says so', async () => {
    await give(page, {name: 'order.xml', bytes: example('order-bisv3-orderonly/order-minimal.xml')});
    await expectChecked(page);
    const {verdict, text} = await report(page);
    expect(verdict).toBe('Could not check');
    expect(text).toMatch(/network|can't be reached/i);
  });
  await context.setOffline(false);
  await give(page, {name: 'order again.xml', bytes: example('order-bisv3-orderonly/order-minimal.xml')});
  await expectChecked(page);
  expect((await report(page)).verdict).toBe('Valid');
});

test('no other page names or asks for a file of it', async ({page}) => {
  const others = routes.filter(({path}) => path !== CHECKER && builtHtml(path).includes(CHECKER_ASSETS));
  expect(others.map(({path}) => path)).toEqual([]);
  expect(builtHtml(CHECKER)).toContain(CHECKER_ASSETS);
  const {asked} = listen(page);
  await page.goto('/documents/check.html');
  await hydrate(page);
  await expectHydrated(page);
  expect(asked.some((address) => address.includes('/assets/js/main'))).toBe(true);
  expect(asked.filter((address) => address.includes(CHECKER_ASSETS))).toEqual([]);
  expect(await page.content()).not.toContain(CHECKER_ASSETS);
});
