import {expect, test} from '@playwright/test';
import {service} from '../../src/service';
import {builtDocument} from './support/built';
import {open} from './support/page';
import {routes} from './support/site';

const ENTRIES = [
  [service.service.short, '/introduction/overview.html'],
  ['VPD', '/vpd/introduction/overview.html'],
  ['Business documents', '/documents/overview.html'],
  ['Platform', '/platform/introduction/overview.html'],
  ['API reference', '/'],
  ['Contact', service.contact.url],
] as const;

const ACTIVE: Readonly<Record<string, string>> = {
  root: service.service.short,
  vpd: 'VPD',
  documents: 'Business documents',
  platform: 'Platform',
  reference: 'API reference',
};

test.describe('the top navigation in the static HTML', {tag: '@no-js'}, () => {
  test('has its entries, in order, each leading to a page', async ({page, request}) => {
    await page.goto('/');
    const links = page.locator('.navbar__inner .navbar__link');
    await expect(links).toHaveText(ENTRIES.map(([label]) => label));
    for (const [index, [, address]] of ENTRIES.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', address);
      if (address.startsWith('/')) expect((await request.get(address)).status(), address).toBe(200);
    }
    await expect(page.locator('.navbar__brand')).toHaveAttribute('href', '/introduction/overview.html');
    await expect(page.locator('.navbar__brand')).toHaveText(service.service.name);
  });

  test('marks the section of the page, and it alone', () => {
    for (const {path, section} of routes) {
      const $ = builtDocument(path);
      const marked = $('.navbar__inner .navbar__link--active').toArray();
      expect
        .soft(
          marked.map((each) => $(each).text().trim()),
          path,
        )
        .toEqual([ACTIVE[section]]);
    }
  });
});

test('the mark follows the reader through the site', async ({page}) => {
  await open(page, '/introduction/overview.html');
  for (const label of ['VPD', 'Business documents', 'Platform', 'API reference', service.service.short]) {
    await page.locator('.navbar__inner .navbar__link', {hasText: label}).click();
    await expect(page.locator('.navbar__inner .navbar__link--active')).toHaveText([label]);
  }
});
