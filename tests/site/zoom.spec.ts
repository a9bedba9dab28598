import {expect, test} from './support/test';
import {expectNoSidewaysScroll} from './everyPage/sideways';
import {KINDS} from './support/attack';
import {press} from './support/keys';
import {ONE_OF_EACH_KIND} from './support/kinds';
import {open} from './support/page';
import {box, hits} from './support/search';
import {unpainted, type Surface} from './support/surface';

/*
 * A reader who enlarges the page (WCAG 1.4.4, 1.4.10) or the room between its letters (1.4.12). A browser's zoom is a smaller window: 640 px at
 * 200 % and 320 px at 400 % of 1280. That no page scrolls sideways there is in everyPage.spec.ts.
 */

const {guide = '', console: CONSOLE = ''} = KINDS;
const HALF = {width: 640, height: 400};
const QUARTER = {width: 320, height: 256};

/** Values of WCAG 1.4.12. */
const SPACING =
  '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important} p {margin-bottom: 2em !important}';

/** The part of the window's height that bars cover which stay while the page scrolls: the most of three places. */
const coveredByBars = (page: Surface): Promise<number> =>
  page.evaluate(() => {
    const lines = Array.from({length: window.innerHeight}, (_, y) => y);
    const stays = (element: Element | null): boolean => {
      for (let each = element; each; each = each.parentElement) {
        const {position, top, bottom} = getComputedStyle(each);
        const sticks = position === 'sticky' && [top, bottom].some((edge) => edge !== 'auto');
        if (position === 'fixed' || sticks) return true;
      }
      return false;
    };
    let most = 0;
    const end = document.documentElement.scrollHeight - window.innerHeight;
    for (const part of [0.25, 0.5, 0.75]) {
      window.scrollTo({top: end * part, behavior: 'instant'});
      const covered = lines.filter((y) => stays(document.elementFromPoint(window.innerWidth / 2, y)));
      most = Math.max(most, covered.length / lines.length);
    }
    return most;
  });

/** Texts that lie over the text of a neighbour, or of which a part is cut off: the fields and cells that are too small for them. */
const crowded = (page: Surface): Promise<string[]> =>
  page.evaluate(() => {
    const cells = Array.from(document.querySelectorAll('main :is(td, th), .navbar__item, button, summary'));
    const faults = cells.filter((cell) => {
      if (!cell.checkVisibility({visibilityProperty: true, opacityProperty: true})) return false;
      const range = document.createRange();
      range.selectNodeContents(cell);
      const {right} = range.getBoundingClientRect();
      return right > cell.getBoundingClientRect().right + 1;
    });
    return faults.map((cell) => cell.outerHTML.slice(0, 160));
  });

test('at 400 %, in a window that is 256 px high, bars leave three quarters of it to the page', async ({page}) => {
  const frame = await unpainted(page);
  for (const path of ONE_OF_EACH_KIND) {
    await frame.open(path, QUARTER);
    expect.soft(await coveredByBars(frame), path).toBeLessThanOrEqual(0.25);
  }
});

test('with more room between letters, words, lines and paragraphs, and with letters twice as large, everything has room', async ({
  page,
}) => {
  const frame = await unpainted(page);
  for (const path of ONE_OF_EACH_KIND) {
    await frame.open(path, {width: 1280, height: 800});
    await frame.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, SPACING);
    for (const width of [1280, 390]) {
      await frame.resize({width, height: 800});
      await expectNoSidewaysScroll(frame, path, width);
      expect.soft(await crowded(frame), `${path} at ${width}`).toEqual([]);
    }
    await frame.evaluate(() => {
      document.adoptedStyleSheets.length = 0;
      document.documentElement.style.fontSize = '200%';
    });
    await frame.resize({width: 1280, height: 800});
    await expectNoSidewaysScroll(frame, path, 1280);
    expect.soft(await crowded(frame), `${path} with large letters`).toEqual([]);
  }
});

test('at 200 % and at 400 %, what opens over the page is in the window', async ({page}) => {
  await open(page, '/v1.html');
  for (const size of [HALF, QUARTER]) {
    await page.setViewportSize(size);
    const downloads = page.locator('details', {has: page.getByText('Download', {exact: true})});
    await downloads.locator('summary').click();
    const last = downloads.locator('li').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ratio: 0.9});
    await downloads.locator('summary').click();
  }
  await open(page, guide);
  await page.locator('.navbar__toggle').click();
  const entry = page.locator('.navbar-sidebar a').last();
  await entry.scrollIntoViewIfNeeded();
  await expect(entry).toBeInViewport({ratio: 0.9});
  await page.keyboard.press('Escape');
  await page.locator('.navbar-sidebar').waitFor({state: 'hidden'});
  await box(page).click();
  await box(page).fill('invoice');
  await expect(hits(page).nth(4)).toBeAttached();
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(hits(page).and(page.locator('[aria-selected="true"]'))).toBeInViewport({ratio: 0.9});
  }
});

test('at 400 %, what has the focus can be seen', async ({page}) => {
  await page.setViewportSize(QUARTER);
  await open(page, CONSOLE);
  await page.locator('main input').first().focus();
  for (let step = 0; step < 6; step += 1) await press(page, 'Tab');
});
