import {expect, test} from './support/test';
import {service} from '../../src/service';
import {builtDocument, parsed} from './support/built';
import {open} from './support/page';
import {builtHtml, routes} from './support/site';

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

test('the top navigation in the static HTML has its entries, in order, each leading to a page', () => {
  const $ = builtDocument('/404.html');
  const links = $('.navbar__inner .navbar__link').toArray();
  expect(links.map((link) => [$(link).text().trim(), $(link).attr('href')])).toEqual(ENTRIES);
  for (const [, address] of ENTRIES) if (address.startsWith('/')) expect(builtHtml(address)).toContain('<h1');
  expect($('.navbar__brand').attr('href')).toBe('/introduction/overview.html');
  expect($('.navbar__brand').text().trim()).toBe(service.service.name);
});

test('the top navigation in the static HTML marks the section of the page, and it alone', () => {
  for (const {path, section} of routes) {
    // The navigation alone: to parse whole pages takes seconds.
    const [bar = ''] = /<nav [^>]*\bnavbar\b.*?<\/nav>/s.exec(builtHtml(path)) ?? [];
    const $ = parsed(bar);
    const labels = (selector: string): string[] =>
      $(`.navbar__inner ${selector}`)
        .toArray()
        .map((link) => $(link).text().trim());
    expect.soft(labels('.navbar__link'), path).toEqual(ENTRIES.map(([label]) => label));
    expect.soft(labels('.navbar__link--active'), path).toEqual([ACTIVE[section]]);
  }
});

test('the mark follows the reader through the site', async ({page}) => {
  await open(page, '/introduction/overview.html');
  for (const label of ['VPD', 'Business documents', 'Platform', 'API reference', service.service.short]) {
    await page.locator('.navbar__inner .navbar__link', {hasText: label}).click();
    await expect(page.locator('.navbar__inner .navbar__link--active')).toHaveText([label]);
  }
});
