import {expect, test, type Page} from '@playwright/test';
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

test('a breadcrumb above the title names section and groups; the heads of groups within a group differ from pages', async ({
  page,
}) => {
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

  const look = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => `${getComputedStyle(link).color} ${getComputedStyle(link).fontWeight}`);
  const head = await look('.theme-doc-sidebar-item-category-level-2 > div > a');
  expect(head).not.toBe(await look('.theme-doc-sidebar-item-link > a:not([aria-current])'));
});
