import {expect, test} from './support/test';
import {parsed} from './support/built';
import {builtHtml, pages} from './support/site';
import {expectedSidebar, type SidebarLine} from './support/sidebars';

type Built = ReturnType<typeof parsed>;

const LINES = '.menu__list-item-collapsible > .menu__link, .theme-doc-sidebar-item-link > a';

/** The sidebar and the second-level headings of the text in the static HTML: to parse whole pages takes seconds. */
function partsOf(route: string): Built {
  const html = builtHtml(route);
  const sidebars = html.match(/<aside [^>]*\btheme-doc-sidebar-container\b.*?<\/aside>/gs) ?? [];
  const [text = ''] = /<article\b.*<\/article>/s.exec(html) ?? [];
  return parsed([...sidebars, '<article>', ...(text.match(/<h2 .*?<\/h2>/gs) ?? []), '</article>'].join(''));
}

/** The lines of the sidebar. */
function linesOf($: Built): SidebarLine[] {
  const menu = $('.theme-doc-sidebar-menu');
  expect(menu.length).toBe(1);
  return menu
    .find(LINES)
    .toArray()
    .map((line) => ({
      depth: $(line).parentsUntil(menu.parent(), 'ul.menu__list').length,
      label: $(line).text().trim(),
      href: line.attribs.href ?? '',
    }));
}

/** The second-level headings of the text, as address and words. */
function headings($: Built): string[][] {
  return $('article h2[id]')
    .toArray()
    .map((heading) => {
      const text = $(heading).clone();
      text.find('.hash-link').first().remove();
      return [`#${heading.attribs.id}`, text.text().trim()];
    });
}

const sections = ['root', 'documents', 'platform', 'vpd'].map((section) => ({
  section,
  paths: pages.filter((route) => route.section === section).map(({path}) => path),
}));

test.describe('the sidebar in the static HTML', () => {
  for (const {section, paths} of sections) {
    test(`${section}: groups, pages and order of sidebars.ts, other groups closed, the current page marked, its headings below it`, () => {
      for (const path of paths) {
        const $ = partsOf(path);
        expect.soft(linesOf($), path).toEqual(expectedSidebar(section, path));
        const menu = $('.theme-doc-sidebar-menu');
        const current = menu.find('a[aria-current="page"]');
        expect.soft(current.length, path).toBe(1);
        expect.soft(current.attr('href'), path).toBe(path);
        expect.soft(current.closest('.menu__list-item--collapsed').length, `${path}: in a closed group`).toBe(0);
        // A single heading is no list.
        const inText = headings($).length > 1 ? headings($) : [];
        const list = menu.find('ul[aria-label="On this page"]');
        const shown = list.find('a').toArray();
        expect
          .soft(
            shown.map((link) => [link.attribs.href, $(link).text().trim()]),
            `${path}: headings`,
          )
          .toEqual(inText);
        if (inText.length === 0) continue;
        const before = list.closest('li').prevAll('li').first().children('a');
        expect.soft(before.attr('href'), `${path}: the headings stand under its entry`).toBe(path);
      }
    });

    // With script, everyPage.spec.ts holds it of every page. Without, the same classes decide: the first and the last page of each section.
    test(`${section}: the entry of the current page shows without script`, {tag: '@no-js'}, async ({page}) => {
      for (const path of new Set([paths[0] ?? '', paths.at(-1) ?? ''])) {
        await page.goto(path, {waitUntil: 'domcontentloaded'});
        await expect(page.locator('.theme-doc-sidebar-menu a[aria-current="page"]'), path).toBeVisible();
      }
    });
  }
});

/** The names that the site's specification gives to groups and pages. */
const NAMES = {
  '/introduction/overview.html': [
    ...['Connect', 'Send and receive invoices', 'Send and receive orders', 'Endpoints V1', 'Endpoints V1-Beta'],
    ...['Networks', 'Identifiers and codes'],
    ...['From SFTP', 'To SFTP', 'From mail', 'Document recognizer', 'Join', 'Multi channel delivery'],
  ],
  '/platform/endpoints/v3.1/login.html': [
    'v3.1',
    'Misc',
    'Login',
    'Get Account Details',
    'Get Account Parties',
    'Get Party',
    'Send Document',
  ],
  '/documents/overview.html': ['Invoice formats', 'Order formats'],
};

test('groups and pages have the names of the specification', () => {
  for (const [path, names] of Object.entries(NAMES)) {
    const labels = linesOf(partsOf(path)).map(({label}) => label);
    expect.soft(labels, path).toEqual(expect.arrayContaining(names));
  }
});
