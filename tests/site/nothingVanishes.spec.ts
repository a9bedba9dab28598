import {expect, test, type Page} from './support/test';
import {expectHydrated, hydrate, mark, open} from './support/page';

/** A page of each kind: the reference, a guide full of parts, and prose. */
const KINDS = ['/', '/endpoints/v1/hook.html', '/introduction/overview.html'];

/** The words of the page's content; what the reader folds and unfolds makes no difference. */
const words = (page: Page): Promise<string> =>
  page.locator('[data-static-content]').evaluate((content) => content.textContent.replace(/\s+/g, ' ').trim());

/** Does to the text what a translator does that marks nothing: other words in the same nodes. */
function changeText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style') && node.nodeValue?.trim())
        node.nodeValue = `¡${node.nodeValue}!`;
    }
  });
}

/** Surrounds every text of the page with an element, as a translator does. */
function surroundText(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of Array.from(document.querySelectorAll('p, a, li, td, h1, h2'))) {
      for (const node of Array.from(element.childNodes)) {
        if (node.nodeType !== Node.TEXT_NODE) continue;
        const wrapper = document.createElement('span');
        node.replaceWith(wrapper);
        wrapper.append(node);
      }
    }
  });
}

/** What can be missing, and whether a sign of intent asks for it. */
const MISSING = [
  {what: 'no script', pattern: '**/assets/js/**', isAskedFor: false},
  {what: 'no application', pattern: '**/assets/js/{main,runtime}*', isAskedFor: true},
  {what: 'no chunk of the application', pattern: /\/assets\/js\/(?!main|runtime|page)/, isAskedFor: true},
];
/** Time for what follows an event in the page: a task or two. */
const SETTLED_MS = 150;

/** Gives a sign of intent, and waits until a script that it asks for has failed to come. */
async function touchInVain(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('requestfailed'), page.locator('.navbar__brand').hover()]);
}

for (const address of KINDS) {
  test(`${address} keeps its text when words change before hydration, or elements of a translator surround them`, async ({
    page,
  }) => {
    for (const [changesText, translate] of [
      [true, changeText],
      [false, surroundText],
    ] as const) {
      await page.goto(address);
      const original = await words(page);
      await translate(page);
      const before = await words(page);
      expect(before !== original).toBe(changesText);
      await hydrate(page);
      expect(await words(page), translate.name).toBe(before);
      await expect(page.locator('.navbar__link').first()).toBeVisible();
    }
  });

  test(`${address} keeps its text when scripts can not be loaded, and loads none while the browser translates it`, async ({
    page,
  }) => {
    for (const {what, pattern, isAskedFor} of MISSING) {
      await page.route(pattern, (route) => route.abort());
      await page.goto(address);
      const before = await words(page);
      if (isAskedFor) await touchInVain(page);
      else await page.locator('.navbar__brand').hover();
      await page.waitForTimeout(SETTLED_MS);
      expect(await words(page), what).toBe(before);
      expect(before.length).toBeGreaterThan(1000);
      await page.mouse.move(0, 799);
      await page.unroute(pattern);
    }
    await page.goto(address);
    await page.evaluate(() => document.documentElement.classList.add('translated-ltr'));
    await page.locator('.navbar__brand').hover();
    await page.keyboard.press('Tab');
    await page.waitForTimeout(SETTLED_MS);
    expect(await page.evaluate(() => document.querySelector('script[src*="/main."]'))).toBeNull();
  });

  test(`${address} keeps its text offline, and when the scripts come late or twice`, async ({page, context}) => {
    await page.goto(address);
    const before = await words(page);
    await context.setOffline(true);
    await touchInVain(page);
    await page.waitForTimeout(SETTLED_MS);
    expect(await words(page)).toBe(before);
    await context.setOffline(false);
    await page.locator('.navbar__link').first().hover();
    await expectHydrated(page);
    expect(await words(page)).toBe(before);
    await page.evaluate(() => {
      const again = Array.from(document.querySelectorAll<HTMLScriptElement>('script[src*="/assets/js/"]'), ({src}) =>
        Object.assign(document.createElement('script'), {src, async: false}),
      );
      document.head.append(...again);
      return Promise.all(again.map((script) => new Promise((loaded) => script.addEventListener('load', loaded))));
    });
    await expectHydrated(page);
    await page.waitForTimeout(SETTLED_MS);
    expect(await words(page)).toBe(before);
  });
}

test('a translation after hydration: links load the next page as a document, and nothing is lost on the way', async ({
  page,
}) => {
  await open(page, '/introduction/overview.html');
  await page.evaluate(() => document.documentElement.classList.add('translated-ltr'));
  await changeText(page);
  await mark(page);
  await page.locator('.theme-doc-sidebar-menu a[href="/introduction/authentication.html"]').click();
  await expect(page.locator('h1')).toHaveText('Authentication');
  expect(await page.evaluate(() => Reflect.get(window, '__sameDocument') as unknown)).toBeUndefined();
});

test('another spelling of an address, on a host that answers its not-found file, leads to the page', async ({page}) => {
  for (const [asked, address] of [
    ['/V1.html', '/v1.html'],
    ['/endpoints/v1/SALESINVOICE.html', '/endpoints/v1/salesInvoice.html'],
    ['/Introduction/Overview.HTML', '/introduction/overview.html'],
  ] as const) {
    const response = await page.goto(`${asked}?a=1#x`);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(`${address}?a=1#x`);
    expect((await words(page)).length).toBeGreaterThan(1000);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${address}$`));
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  }
});

test('inside the running site another spelling of an address becomes its own', async ({page}) => {
  await open(page, '/introduction/overview.html');
  for (const [asked, address] of [
    ['/index.html', '/'],
    ['/V1.html', '/v1.html'],
    ['/introduction/authentication.html/', '/introduction/authentication.html'],
  ] as const) {
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    }, asked);
    await expect(page).toHaveURL(address);
    await expect.poll(async () => (await words(page)).length).toBeGreaterThan(1000);
  }
});
