import fs from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from './support/test';
import {clipboard, expectSameDocument, mark, open} from './support/page';
import {build, builtHtml, routes} from './support/site';
import {LAYOUT_SHIFT} from './support/weigh';

const PAGE = '/introduction/gettingStarted.html';
const NEXT = '/introduction/authentication.html';
const LANGUAGES = ['csharp', 'java', 'javascript', 'python', 'php'];
const FILES = '**/assets/requests/**';

const request = (page: Page, key?: string) =>
  page.locator(key === undefined ? '[data-request]:visible' : `[data-request="${key}"]:visible`).first();
const code = (page: Page, key?: string) => request(page, key).locator('code');
const choice = (page: Page, language: string, key?: string) =>
  request(page, key).locator(`[data-choice="${language}"]`);

const codes = new Map<string, Readonly<Record<string, string>>>();

/** The code of each request in a language, as HTML, from the file that the site serves. */
function codesIn(language: string): Readonly<Record<string, string>> {
  const root = path.join(build, 'assets/requests');
  const file = path.join(root, fs.readdirSync(root)[0] ?? '', `${language}.json`);
  const read = codes.get(language) ?? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>);
  codes.set(language, read);
  return read;
}

/** The code of a request in a language. */
function served(language: string, key: string): string {
  const html = codesIn(language)[key];
  if (html === undefined) throw new Error(`${language}.json has no ${key}`);
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

/** Opens a page with Python as the language that an earlier visit has chosen. */
async function storePython(page: Page): Promise<void> {
  await page.addInitScript(() => window.localStorage.setItem('psb-language', 'python'));
}

/** A language that cannot be fetched leaves curl there, of its own height, under a note; the next press tries again. */
async function expectNoteWithoutFile(page: Page): Promise<void> {
  const height = await code(page).evaluate((element) => element.getBoundingClientRect().height);
  await page.route(FILES, (route) => route.abort());
  await choice(page, 'python').click();
  const note = request(page).getByRole('status');
  await expect(note).toHaveText('Could not be loaded. This is curl.');
  await expect(code(page)).toContainText('curl');
  expect(await code(page).evaluate((element) => element.getBoundingClientRect().height)).toBeLessThan(height + 4);
  await page.unroute(FILES);
  await choice(page, 'python').click();
  await expect(code(page)).toContainText('import urllib.request');
  await expect(note).toBeHidden();
}

const TAG = /<div[^>]*data-request="?([^" >]+)"?[^>]*>/g;

test('each request of each page is served in each language, with as many lines as the page keeps free', () => {
  let count = 0;
  const wrong: string[] = [];
  for (const route of routes) {
    for (const [tag, key = ''] of builtHtml(route.path).matchAll(TAG)) {
      for (const language of LANGUAGES) {
        const kept = Number(new RegExp(`--${language}:(\\d+)`).exec(tag)?.[1]);
        const lines = served(language, key).split('\n').length;
        // A block of more than 33 lines is folded to 30.
        if (kept !== (lines > 33 ? 30 : lines))
          wrong.push(`${route.path} ${key} ${language}: ${lines} lines in the room of ${kept}`);
      }
      count += 1;
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(150);
});

test('each language shows, is fetched when it is chosen and copied as it shows; when it cannot be fetched, curl stays and a note says so', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (each) => {
    if (each.url().includes('/assets/requests/')) fetched.push(each.url());
  });
  await open(page, PAGE);
  const key = (await request(page).getAttribute('data-request')) ?? '';
  const first = await code(page).textContent();
  expect(first).toContain('curl');
  const names = ['curl', 'C#', 'Java', 'JavaScript', 'Python', 'PHP'];
  await expect(request(page).locator('[data-choice]')).toHaveText(names);
  expect(fetched, 'a page with curl fetches no other language').toEqual([]);
  await expectNoteWithoutFile(page);
  for (const language of LANGUAGES) {
    await choice(page, language).click();
    await expect(code(page)).toHaveText(served(language, key));
    await expect(choice(page, language)).toHaveAttribute('aria-pressed', 'true');
  }
  await request(page).getByRole('button', {name: /^Copy/}).click();
  await expect.poll(() => clipboard(page)).toBe(served('php', key));
  await choice(page, 'curl').click();
  await expect(code(page)).toHaveText(first ?? '');
});

test('the choice is kept on the next page, on the reference, on the way back, and after a reload', async ({page}) => {
  await open(page, PAGE);
  await mark(page);
  await choice(page, 'python').click();
  await expect(code(page)).toContainText('import urllib.request');
  await page.locator(`.theme-doc-sidebar-menu a[href="${NEXT}"]`).click();
  await expect(page).toHaveURL(NEXT);
  await expect(code(page, 'getUser')).toHaveText(served('python', 'getUser'));
  await page.locator('.navbar__link[href="/"]').click();
  await page.locator('details#subscribe > summary').click();
  await expect(code(page, 'subscribe')).toHaveText(served('python', 'subscribe'));
  await choice(page, 'php', 'subscribe').click();
  await expect(code(page, 'subscribe')).toHaveText(served('php', 'subscribe'));
  await page.goBack();
  await expect(page).toHaveURL(NEXT);
  await expect(code(page, 'getUser')).toHaveText(served('php', 'getUser'));
  await expectSameDocument(page);
  await page.reload();
  await expect(code(page, 'getUser')).toHaveText(served('php', 'getUser'));
  await page.locator('[data-samples] [data-choice="java"]').first().click();
  await expect(code(page, 'getUser'), 'a sample and a request have one choice').toHaveText(served('java', 'getUser'));
});

/** Waits until the page has been drawn twice. */
const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** The sum of the layout shifts from now on; what an input of the reader explains is not counted. */
async function startShiftCount(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shifts: number[] = [];
    Reflect.set(window, '__shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'hadRecentInput') === false) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({type: 'layout-shift'});
  });
  return () =>
    page.evaluate(() => (Reflect.get(window, '__shifts') as number[]).reduce((sum, shift) => sum + shift, 0));
}

test('nothing moves when the stored language arrives late', async ({page}) => {
  await storePython(page);
  let arrived = Promise.resolve();
  await page.route(FILES, async (route) => {
    await arrived;
    await route.continue();
  });
  for (const address of [PAGE, '/endpoints/v1/salesInvoice.html', '/']) {
    let arrive = (): void => undefined;
    arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.goto(address);
    // Not by a click: half a second after an input nothing counts as a shift.
    if (address === '/') await page.locator('details#subscribe').evaluate((each) => each.setAttribute('open', ''));
    await request(page).evaluate((block) =>
      window.scrollBy({top: block.getBoundingClientRect().top - 100, behavior: 'instant'}),
    );
    await nextFrame(page);
    const shift = await startShiftCount(page);
    const heights = () =>
      page
        .locator('[data-request] pre:visible')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    await expect(code(page), address).toContainText('curl');
    const before = await heights();
    arrive();
    await expect(code(page), address).toContainText('import urllib.request');
    expect(before.length, address).toBeGreaterThan(0);
    expect.soft(await heights(), address).toEqual(before);
    await nextFrame(page);
    expect(await shift(), address).toBeLessThan(LAYOUT_SHIFT);
  }
});

test('the pressed button stays in its place when requests above it grow, where the browser anchors and where it does not', async ({
  page,
}) => {
  await open(page, '/v1.html');
  // The first operation, and one that is far below it: all of them open are more than a window needs to have something above it.
  await page.locator('details[data-find]:has([data-request])').evaluateAll((all) => {
    for (const entry of all) (entry as HTMLDetailsElement).open = entry === all[0] || entry.id === 'getUser';
  });
  const above = page.locator('details[open] [data-request]').first();
  // Safari does not keep what the reader sees in its place by itself.
  for (const anchor of ['auto', 'none']) {
    // The page's policy permits no style element of a test.
    await page.evaluate((value) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`* {overflow-anchor: ${value} !important}`);
      document.adoptedStyleSheets = [sheet];
    }, anchor);
    const curl = page.locator('details#getUser [data-choice="curl"]');
    await curl.scrollIntoViewIfNeeded();
    const curlTop = (): Promise<number> => curl.evaluate((element) => element.getBoundingClientRect().top);
    const pressed = await curlTop();
    await curl.click();
    await expect(above.locator('code')).toContainText('curl');
    await expect.poll(async () => Math.abs((await curlTop()) - pressed), `${anchor}: back to curl`).toBeLessThan(2);
    const low = await above.evaluate((each) => each.getBoundingClientRect().height);
    const button = page.locator('details#getUser [data-choice="csharp"]');
    await button.scrollIntoViewIfNeeded();
    const top = (): Promise<number> => button.evaluate((element) => element.getBoundingClientRect().top);
    const before = await top();
    await button.click();
    await expect(page.locator('details#getUser [data-request] code')).toHaveText(served('csharp', 'getUser'));
    await expect.poll(async () => Math.abs((await top()) - before), anchor).toBeLessThan(2);
    expect(await above.evaluate((each) => each.getBoundingClientRect().height), anchor).toBeGreaterThan(low);
  }
});

test('without script a request is shown for curl, without dead buttons', {tag: '@no-js'}, async ({page}) => {
  await page.goto(PAGE);
  await expect(code(page)).toContainText('curl');
  await expect(request(page).locator('[data-choice]').first()).toBeHidden();
});
