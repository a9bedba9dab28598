import {expect, test, type Page} from './support/test';
import {KINDS} from './support/attack';
import {open} from './support/page';
import {contrastInPicture} from './support/pictureContrast';
import {box, hits} from './support/search';

/* What a reader has set in the system: less motion, and colours of their own. */

const {guide = '', reference = '', console: CONSOLE = ''} = KINDS;
/** WCAG 1.4.11, what one has to see to use a control or to understand a drawing. */
const OF_GRAPHICS = 3;
/** WCAG 1.4.3. */
const OF_TEXT = 4.5;

/** What would move in the open page: elements with a transition, an animation, or a scroll that takes time. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('body *')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const {transitionDuration, animationName, scrollBehavior} = getComputedStyle(element, part || undefined);
        const moves =
          transitionDuration.split(', ').some((time) => parseFloat(time) > 0) ||
          animationName !== 'none' ||
          scrollBehavior === 'smooth';
        return moves ? [`${element.nodeName} ${element.className}${part}`] : [];
      }),
    ),
  );

test('nothing moves for a reader who wants less motion, but for what they move', async ({page}) => {
  await open(page, guide);
  expect(await moving(page), 'without the setting, something moves').not.toEqual([]);
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const address of [guide, reference, CONSOLE]) {
    await open(page, address);
    await box(page).fill('invoice');
    await expect(hits(page).first()).toBeVisible();
    expect.soft(await moving(page), address).toEqual([]);
  }
});

test.describe('in colours of the reader', () => {
  test.beforeEach(({page}) => page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'}));

  test('what is chosen is outlined, and what is not chosen is not', async ({page}) => {
    await open(page, guide);
    const outline = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle);
    for (const chosen of [
      '.navbar [aria-current="page"]',
      '.theme-doc-sidebar-menu [aria-current="page"]',
      '[data-choice][aria-pressed="true"]',
    ])
      expect.soft(await outline(chosen), chosen).toBe('solid');
    for (const other of [
      '.navbar__link:not([aria-current])',
      '.menu__link:not([aria-current])',
      '[data-choice][aria-pressed="false"]',
    ])
      expect.soft(await outline(other), other).toBe('none');
    await open(page, CONSOLE);
    expect.soft(await outline('main label:has(:checked)'), 'server').toBe('solid');
    expect.soft(await outline('main label:has([type="radio"]:not(:checked))'), 'other server').toBe('none');
  });

  /** How well something is seen whose words are not drawn, so that what is left is its shape. */
  const seen = async (page: Page, selector: string): Promise<void> => {
    const element = page.locator(selector).first();
    await element.scrollIntoViewIfNeeded();
    expect.soft(await contrastInPicture(page, element), selector).toBeGreaterThanOrEqual(OF_GRAPHICS);
  };
  /** The shapes of drawings that are not drawn in the two colours of the reader. */
  const ownColours = (page: Page): Promise<string[]> =>
    page.locator('[role="img"] svg :is(line, rect, path, polyline, polygon)').evaluateAll((shapes) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = 'color: CanvasText; background: Canvas';
      const {color, backgroundColor} = getComputedStyle(probe);
      const faults = shapes.flatMap((shape) => {
        const {fill, stroke} = getComputedStyle(shape);
        const isOwn = [fill, stroke].some(
          (each) => !['none', 'rgba(0, 0, 0, 0)', color, backgroundColor].includes(each),
        );
        return isOwn ? [`${shape.outerHTML.slice(0, 120)}: ${fill}, ${stroke}`] : [];
      });
      return shapes.length > 0 ? faults : ['no drawing'];
    });
  const withoutWords = (page: Page): Promise<void> =>
    page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(':is(.menu__link, button, input, label) {font-size: 0 !important} ::placeholder {opacity: 0}');
      document.adoptedStyleSheets.push(sheet);
    });

  for (const choice of ['system', 'light']) {
    test(`icons, drawings, fields and buttons are seen, by a reader who has chosen the colours of the site: ${choice}`, async ({
      page,
    }) => {
      await page.addInitScript((theme) => window.localStorage.setItem('theme-604', theme), choice);
      await open(page, '/introduction/order/receive.html');
      expect(await ownColours(page)).toEqual([]);
      await withoutWords(page);
      for (const selector of ['.menu__link--sublist-caret', '[data-color-mode]']) await seen(page, selector);
      await open(page, '/endpoints/v1/hook.html');
      await withoutWords(page);
      for (const selector of ['main [data-icon="copy"]:visible', '[data-filter]']) await seen(page, selector);
      await open(page, CONSOLE);
      await withoutWords(page);
      for (const selector of ['main input:visible', 'button[data-production]']) await seen(page, selector);
    });
  }

  test('words that are found are marked, and can be read', async ({page}) => {
    await open(page, guide);
    await box(page).fill('invoice');
    const marked = hits(page).first().locator('mark').first();
    await expect(marked).toBeVisible();
    expect(await contrastInPicture(page, marked)).toBeGreaterThanOrEqual(OF_TEXT);
    const {ground, canvas} = await marked.evaluate((element) => ({
      ground: getComputedStyle(element).backgroundColor,
      canvas: getComputedStyle(document.body).backgroundColor,
    }));
    expect(ground).not.toBe(canvas);
  });
});
