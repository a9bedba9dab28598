import {expect, test, type Locator, type Page} from './support/test';
import {expectAccessible} from './support/axe';
import {indexedPlaces} from './support/search';
import {builtHtml, pages} from './support/site';

// everyPage.spec.ts holds that no definition is cut off, in a desktop's window and on a phone; semantics.spec.ts, that no term is in a heading, a link or code.
const OVERVIEW = '/introduction/overview.html';

const termsOf = (page: Page): Locator => page.locator('[data-static-content] [data-term]');
const wordOf = (term: Locator): Locator => term.locator('dfn');
const bubbleOf = (term: Locator): Locator => term.getByRole('tooltip', {includeHidden: true});

/** The first term of the overview, its word, and its definition, which is hidden. */
async function firstTerm(page: Page): Promise<{readonly word: Locator; readonly bubble: Locator}> {
  await page.goto(OVERVIEW);
  const term = termsOf(page).first();
  const bubble = bubbleOf(term);
  await expect(bubble).toBeHidden();
  return {word: wordOf(term), bubble};
}

test.describe('the definition of a term', {tag: ['@desktop', '@no-js', '@firefox']}, () => {
  test('shows under the pointer and on focus, stays while the pointer is on it, describes the word, and goes with pointer and focus', async ({
    page,
  }) => {
    const {word, bubble} = await firstTerm(page);
    await word.hover();
    await expect(bubble).toBeVisible();
    const box = await bubble.boundingBox();
    if (!box) throw new Error('the definition has no box');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, {steps: 12});
    await expect(bubble).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(bubble).toBeHidden();

    await word.focus();
    await expect(bubble).toBeVisible();
    await expect(word).toHaveAccessibleDescription((await bubble.textContent()) ?? '');
    await page.keyboard.press('Tab');
    await expect(bubble).toBeHidden();
  });
});

test('a term does not load the application, and its definition moves nothing; Escape hides it until focus or pointer come again', async ({
  page,
}) => {
  const {word, bubble} = await firstTerm(page);
  const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await word.hover();
  await expect(bubble).toBeVisible();
  expect(await height()).toBe(before);
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  expect(await page.locator('script[src*="/assets/js/main"]').count()).toBe(0);
  await page.mouse.move(5, 5);
  await expect(bubble).toBeHidden();

  await word.focus();
  await expect(bubble).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bubble).toBeHidden();
  await expect(word).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(bubble).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(bubble).toBeHidden();

  await word.hover();
  await expect(bubble).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bubble).toBeHidden();
  await page.mouse.move(5, 5);
  await word.hover();
  await expect(bubble).toBeVisible();
});

test('each term is marked once on a page, and on most pages there is one', () => {
  for (const {path} of pages) {
    const ids = Array.from(builtHtml(path).matchAll(/\sdata-term="?([a-z\d-]+)/g), ([, id]) => id);
    expect(new Set(ids).size, path).toBe(ids.length);
  }
  expect(pages.filter(({path}) => builtHtml(path).includes('data-term')).length).toBeGreaterThan(pages.length / 2);
});

test('a definition at the end of the window is above its term', async ({page}) => {
  const {word, bubble} = await firstTerm(page);
  await word.evaluate((element) => {
    window.scrollTo(0, 0);
    document.querySelector('article')?.setAttribute('style', `margin-top: ${window.innerHeight}px`);
    element.scrollIntoView({block: 'end'});
  });
  await word.focus();
  const [above, below] = [await bubble.boundingBox(), await word.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

test.describe('on a phone', {tag: '@phone'}, () => {
  test('a definition shows on a tap, and goes with a tap elsewhere', async ({page}) => {
    const {word, bubble} = await firstTerm(page);
    await word.tap();
    await expect(bubble).toBeVisible();
    await page.locator('article h1').tap();
    await expect(bubble).toBeHidden();
    await word.tap();
    await expect(bubble).toBeVisible();
  });
});

test.describe('with a definition open', {tag: ['@desktop', '@dark']}, () => {
  // a11y.spec.ts and everyPageHydrated.spec.ts look at whole pages; an open definition changes its own paragraph alone.
  test('its paragraph breaks no rule of WCAG 2.2 AA and of good practice', async ({page}) => {
    const {word, bubble} = await firstTerm(page);
    await word.focus();
    await expect(bubble).toBeVisible();
    await expectAccessible(page, ':has(> [data-term]:focus-within)');
  });
});

test.describe('in print', {tag: '@print'}, () => {
  test('there is no definition and no underline', async ({page}) => {
    const {word, bubble} = await firstTerm(page);
    await word.focus();
    await expect(bubble).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(bubble).toBeHidden();
    await expect(word).toHaveCSS('border-bottom-style', 'none');
  });
});

test.describe('the glossary is folded', {tag: ['@desktop', '@no-js']}, () => {
  test('a link to a term opens it, with the term in view', async ({page}) => {
    await page.goto(OVERVIEW);
    const entry = page.locator('#term-hook');
    await expect(entry).toBeHidden();
    await page.goto('about:blank');
    await page.goto(`${OVERVIEW}#term-hook`);
    await expect(entry).toBeInViewport();
  });
});

test('the glossary has an entry for each term, and the search finds it there without the definitions of other pages', async ({
  page,
}) => {
  await page.goto(OVERVIEW);
  const anchors = await page.locator('dl [id^="term-"]').evaluateAll((all) => all.map(({id}) => id));
  expect(anchors.length).toBeGreaterThan(50);
  const places = indexedPlaces();
  for (const anchor of anchors) expect(places.map(({href}) => href)).toContain(`${OVERVIEW}#${anchor}`);
  const definition = (await page.locator('#term-hook dd > span').textContent()) ?? '';
  expect(places.filter(({text}) => text.includes(definition)).map(({href}) => href)).toEqual([`${OVERVIEW}#term-hook`]);
});
