import {expect, test, type Locator, type Page} from './support/test';
import {builtDocument} from './support/built';
import {open} from './support/page';

// everyPage.spec.ts holds that the entry of every page is in the view of the sidebar.
const group = (page: Page, label: string) =>
  page.locator('.theme-doc-sidebar-menu .menu__link--sublist', {hasText: new RegExp(`^${label}$`)});
const entry = (page: Page, address: string) => page.locator(`.theme-doc-sidebar-menu li > a[href="${address}"]`);

test('the group of the page is open, the others are closed; on leaving it closes, but one that the reader opened stays open', async ({
  page,
}) => {
  // A group that is still unfolding moves its entries away from under the pointer.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/introduction/overview.html');
  await expect(group(page, 'Connect')).toHaveAttribute('aria-expanded', 'true');
  await expect(group(page, 'Endpoints V1')).toHaveAttribute('aria-expanded', 'false');
  await page.locator('.markdown a[href="/endpoints/v1/enrollment.html"]').first().click();
  await expect(entry(page, '/endpoints/v1/enrollment.html')).toHaveAttribute('aria-current', 'page');
  await expect(group(page, 'Endpoints V1')).toHaveAttribute('aria-expanded', 'true');
  await expect(group(page, 'Endpoints V1-Beta')).toHaveAttribute('aria-expanded', 'false');
  await expect(group(page, 'Connect')).toHaveAttribute('aria-expanded', 'false');

  await page.goBack();
  await expect(entry(page, '/introduction/overview.html')).toHaveAttribute('aria-current', 'page');
  await expect(group(page, 'Endpoints V1')).toHaveAttribute('aria-expanded', 'false');
  await group(page, 'Endpoints V1-Beta').click();
  await entry(page, '/endpoints/v1-beta/validate.html').click();
  await expect(page).toHaveURL('/endpoints/v1-beta/validate.html');
  await expect(group(page, 'Connect')).toHaveAttribute('aria-expanded', 'false');
  await page.goBack();
  await expect(entry(page, '/introduction/overview.html')).toHaveAttribute('aria-current', 'page');
  await expect(group(page, 'Endpoints V1-Beta')).toHaveAttribute('aria-expanded', 'true');
  await expect(group(page, 'Endpoints V1-Beta')).toBeVisible();
});

test('a breadcrumb above the title names section and groups', async ({page}) => {
  const address = '/documents/invoices/ubl/nlcius.html';
  const built = builtDocument(address)('nav[aria-label="Breadcrumbs"]');
  expect(built.children().length).toBe(3);
  expect(built.text()).toBe('Business documentsInvoice formatsUBL');
  await page.goto(address);
  const crumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
  expect(await crumbs.locator('> *').allTextContents()).toEqual(['Business documents', 'Invoice formats', 'UBL']);
  await expect(crumbs.getByRole('link', {name: 'Business documents'})).toHaveAttribute(
    'href',
    '/documents/overview.html',
  );
  const [above, title] = await Promise.all([crumbs.boundingBox(), page.locator('h1').boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
});

/** How a line of the sidebar looks: size and weight of its text, and where it starts. */
const look = (line: Locator): Promise<{font: string; start: number}> =>
  line.evaluate((element) => {
    const {fontSize, fontWeight, paddingLeft} = getComputedStyle(element);
    return {
      font: `${fontSize} ${fontWeight}`,
      start: element.getBoundingClientRect().left + parseFloat(paddingLeft),
    };
  });

/** Where the chevron of a group points: the turn of an arrow that points up. */
const turn = (head: Locator): Promise<number> =>
  head.evaluate((element) => {
    const {a, b} = new DOMMatrix(getComputedStyle(element, '::after').transform);
    return Math.round((Math.atan2(b, a) * 180) / Math.PI);
  });

const RIGHT = 90;
const DOWN = 180;

test('a group has a chevron that turns, its groups and pages are indented by 12 px, and one that is closed over the page is marked and keeps the place of the sidebar', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, '/documents/invoices/ubl/nlcius.html');
  const [outer, inner] = [group(page, 'Invoice formats'), group(page, 'UBL').first()];
  const [head, below, current] = await Promise.all([
    look(outer),
    look(inner),
    look(entry(page, '/documents/invoices/ubl/nlcius.html')),
  ]);
  expect(head.font).toBe('13px 600');
  expect(below).toEqual({font: '14px 500', start: head.start + 12});
  expect(current.start).toBe(below.start + 12);
  expect(await turn(outer)).toBe(DOWN);
  expect(Math.abs(await turn(group(page, 'Order formats')))).toBe(RIGHT);

  const bar = (): Promise<string> =>
    inner.evaluate((element) => {
      const {backgroundImage, backgroundSize} = getComputedStyle(element);
      return backgroundImage === 'none' ? '' : `${backgroundImage} ${backgroundSize}`;
    });
  const accent = await page.locator('.navbar__link--active').evaluate((link) => {
    const [colour] = /rgb[^)]*\)/.exec(getComputedStyle(link).boxShadow) ?? [];
    return colour;
  });
  const list = page.locator('.theme-doc-sidebar-container nav');
  await group(page, 'Order formats').click();
  await group(page, 'Despatch advice formats').click();
  await list.evaluate((element) => element.scrollTo(0, 60));
  expect(await bar()).toBe('');
  await inner.click();
  await expect(inner).toHaveAttribute('aria-expanded', 'false');
  expect(Math.abs(await turn(inner))).toBe(RIGHT);
  expect(await bar()).toBe(`linear-gradient(${accent} 0px, ${accent} 0px) 2px 18px`);
  expect(await list.evaluate((element) => element.scrollTop)).toBe(60);
  // The page script marks the heading that is being read; its entry is not shown.
  await page.locator('article h2').nth(3).scrollIntoViewIfNeeded();
  await page.locator('article h2').last().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-page-headings] a[aria-current]')).toHaveCount(1);
  expect(await list.evaluate((element) => element.scrollTop)).toBe(60);
});

test('the ring around an entry of the navigation bar is whole', async ({page}) => {
  await page.goto('/introduction/overview.html');
  const link = page.locator('.navbar__link').first();
  await page.locator('.navbar__brand').focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  const ring = await link.evaluate((element) => {
    const {outlineStyle, outlineWidth, outlineOffset} = getComputedStyle(element);
    return {
      outlineStyle,
      top: element.getBoundingClientRect().top - parseFloat(outlineOffset) - parseFloat(outlineWidth),
    };
  });
  expect(ring.outlineStyle).toBe('solid');
  expect(ring.top).toBeGreaterThanOrEqual(0);
});
