import type {Page} from '@playwright/test';
import {open} from '../site/support/page';
import {openPlayground, PLAYGROUND, queryEditor, run} from '../site/support/playground';
import {largestPaint, withPage, type Conditions, type Measure} from './measure';

const SLOW_PHONE: Conditions = {slower: 4, slowNetwork: true, phone: true};
const SLOW_PROCESSOR: Conditions = {slower: 4};

/** Time from a click on a link that the pointer rests on to the frame that shows the next heading, in milliseconds. */
async function nextHeading(page: Page): Promise<number> {
  await open(page, '/introduction/overview.html');
  const link = page.locator('.theme-doc-sidebar-menu a[href="/introduction/authentication.html"]').first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const heading = document.querySelector('h1');
    // tsx gives functions with a name a helper that a page doesn't know, so none has one here.
    new MutationObserver((_, watcher) => {
      if (document.querySelector('h1') === heading) return;
      watcher.disconnect();
      requestAnimationFrame(() => setTimeout(() => Reflect.set(window, '__painted', performance.now())));
    }).observe(document.body, {childList: true, subtree: true});
    document.addEventListener('click', ({timeStamp}) => Reflect.set(window, '__clicked', timeStamp), {capture: true});
  });
  await link.click();
  await page.waitForFunction(() => Reflect.has(window, '__painted'));
  return page.evaluate(() => Number(Reflect.get(window, '__painted')) - Number(Reflect.get(window, '__clicked')));
}

/** Time from a key in the filter of the longest code list to the layout of what it leaves, in milliseconds. */
async function filtered(page: Page): Promise<number> {
  await page.goto('/misc/codeList/unit.html');
  await page.locator('[data-filter]').first().fill('kilog');
  await page.locator('[data-filter-count]', {hasText: ' of '}).first().waitFor();
  return page.evaluate(() => {
    const box = document.querySelector<HTMLInputElement>('[data-filter]');
    const start = performance.now();
    if (box) box.value = 'kilogr';
    box?.dispatchEvent(new Event('input', {bubbles: true}));
    document.body.getBoundingClientRect();
    return performance.now() - start;
  });
}

/** Time from the request of the playground until a key that is pressed in its editor shows, in milliseconds. */
async function readyToType(page: Page): Promise<number> {
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      const lines = document.querySelector('.graphiql-query-editor .view-lines')?.textContent;
      if (!lines?.includes('zq')) return;
      clearInterval(timer);
      Reflect.set(window, 'typedAt', performance.now());
    }, 10);
  });
  await page.goto(PLAYGROUND, {waitUntil: 'commit'});
  await queryEditor(page).locator('textarea').focus();
  await page.keyboard.type('zq');
  await page.waitForFunction(() => Reflect.has(window, 'typedAt'), undefined, {polling: 20});
  return page.evaluate(() => Number(Reflect.get(window, 'typedAt')));
}

/** The time that the playground itself says a query over the sample data took, in milliseconds. */
async function sampleQuery(page: Page): Promise<number> {
  await openPlayground(page);
  await page.waitForTimeout(2500);
  await run(page);
  const notice = page.locator('.playground-notice', {hasText: /in \d+ ms/});
  return Number(/in (\d+) ms/.exec(await notice.innerText())?.[1]);
}

/** What a reader waits for in the browser. */
export const pageMeasures: readonly Measure[] = [
  {
    name: 'largest paint of the reference, slow phone',
    goal: 1800,
    conditions: SLOW_PHONE,
    times: 3,
    run: (browser) => largestPaint(browser, '/', SLOW_PHONE),
  },
  {
    name: 'from a click on a link to the next heading',
    goal: 60,
    conditions: {},
    times: 5,
    run: (browser) => withPage(browser, {}, nextHeading),
  },
  {
    name: 'filter of a code list',
    goal: 50,
    conditions: {},
    times: 5,
    run: (browser) => withPage(browser, {}, filtered),
  },
  {
    name: 'playground ready to type, processor four times slower',
    goal: 2500,
    conditions: SLOW_PROCESSOR,
    times: 6,
    run: (browser) => withPage(browser, SLOW_PROCESSOR, readyToType),
  },
  {
    name: 'query over the sample data in the playground',
    goal: 50,
    conditions: {},
    times: 3,
    run: (browser) => withPage(browser, {}, sampleQuery),
  },
];
