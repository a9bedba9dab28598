import {expect, test, type Locator, type Page} from './support/test';
import {hydrate, open} from './support/page';
import {box, hits, START} from './support/search';

const close = (page: Page) => page.getByRole('button', {name: 'Close search'});
const sheet = (page: Page) => page.locator('form[role="search"]').first();
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

async function openSheet(page: Page): Promise<void> {
  await box(page).tap();
  await expect(close(page)).toBeVisible();
}

/** Lets a keyboard cover the lower part of the window, and expects the end of the list above it. */
async function expectAboveKeyboard(page: Page): Promise<void> {
  await openSheet(page);
  await box(page).fill('invoice');
  const all = page.getByRole('link', {name: 'See all results'});
  await expect(all).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', {value: 500});
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  const bottom = async (element: Locator): Promise<number> => {
    const area = await element.boundingBox();
    return (area?.y ?? 0) + (area?.height ?? 0);
  };
  await expect.poll(() => bottom(all)).toBeLessThanOrEqual(500);
  // The reader goes to the end of the list that answers the whole query.
  await expect(box(page)).toBeFocused();
  await expect(hits(page).first()).toBeVisible();
  await box(page).press('End');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await hits(page).last().getAttribute('id')) ?? '');
  await expect.poll(() => bottom(hits(page).last())).toBeLessThanOrEqual(500);
}

test.describe('on a phone', {tag: '@phone'}, () => {
  test('the search takes the window, what is behind it stays where it was, and the list ends above the keyboard; a hit leads on', async ({
    page,
  }) => {
    await page.goto(START);
    await page.evaluate(() => window.scrollTo(0, 600));
    await hydrate(page);
    await openSheet(page);
    const before = await scrolled(page);
    await test.step('the box is at the top of the window, the hits below', async () => {
      expect(await sheet(page).boundingBox()).toEqual({x: 0, y: 0, width: 390, height: 844});
      await box(page).fill('invoice');
      await expect(hits(page).first()).toBeVisible();
      const [input, button, first] = await Promise.all(
        [box(page), close(page), hits(page).first()].map((each) => each.boundingBox()),
      );
      expect(input?.y).toBeLessThan(30);
      expect(input?.height).toBeGreaterThanOrEqual(44);
      expect(button?.height).toBeGreaterThanOrEqual(44);
      expect(button?.x).toBeGreaterThanOrEqual((input?.x ?? 0) + (input?.width ?? 0));
      expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(390);
      expect(first?.y).toBeGreaterThanOrEqual((input?.y ?? 0) + (input?.height ?? 0));
    });
    await test.step('what is behind it does not scroll, and is where it was afterwards', async () => {
      for (const text of ['', 'invoice']) {
        await box(page).fill(text);
        await expect(page.getByRole('option').first()).toBeVisible();
        await page.mouse.move(200, 500);
        await page.mouse.wheel(0, 4000);
        await page.waitForTimeout(300);
        expect(await scrolled(page)).toBe(before);
      }
      await close(page).tap();
      await expect(close(page)).toBeHidden();
      expect(await scrolled(page)).toBe(before);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
    });
    await test.step('the list ends above the keyboard', () => expectAboveKeyboard(page));
    await test.step('a hit is as wide as the window, and a tap opens it', async () => {
      await box(page).fill('sendSalesInvoice');
      await expect(hits(page).first()).toHaveAttribute('href', '/#sendSalesInvoice');
      const panel = await page.getByRole('listbox').boundingBox();
      expect(panel?.x).toBeGreaterThanOrEqual(0);
      expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(390);
      await hits(page).first().tap();
      await expect(page).toHaveURL('/#sendSalesInvoice');
    });
  });

  const WAYS_OUT = [
    ['the close button', (page: Page) => close(page).tap()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    [
      'the close button by keyboard',
      async (page: Page) => {
        await page.keyboard.press('Tab');
        await expect(close(page)).toBeFocused();
        await page.keyboard.press('Enter');
      },
    ],
  ] as const;

  test('close button, Escape and the close button by keyboard give the focus back to the box, which keeps its words and opens again; a button takes the keyboard away, a tap on the box brings it back; a page that is chosen takes the place of the search', async ({
    page,
  }) => {
    await open(page, START);
    const folded = await box(page).boundingBox();
    await openSheet(page);
    for (const [how, leave] of WAYS_OUT) {
      await box(page).fill('invoice');
      await expect(hits(page).first(), how).toBeVisible();
      await leave(page);
      await expect(close(page), how).toBeHidden();
      await expect(box(page), how).toBeFocused();
      expect(await box(page).boundingBox(), how).toEqual(folded);
      if (how === 'the close button') await expect(box(page)).toHaveJSProperty('inputMode', 'none');
      await openSheet(page);
      await expect(box(page)).toHaveJSProperty('inputMode', '');
      await expect(box(page), how).toHaveValue('invoice');
      await expect(hits(page).first(), how).toBeVisible();
    }
    await box(page).fill('');
    await page.getByRole('option', {name: /Getting started/}).tap();
    await expect(page).toHaveURL('/introduction/gettingStarted.html');
    await expect(close(page)).toBeHidden();
    await expect(page.locator('h1')).toHaveText('Getting started');
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  });
});
