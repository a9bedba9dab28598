import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from './support/test';
import {builtDocument} from './support/built';
import {codesIn, lists, OVERVIEW, pageOf} from './support/codeLists';
import {build, builtHtml} from './support/site';

const UNIT = pageOf('unit');
const PARTY_IDS = '/misc/partyIds.html';
const pages = lists.map(({name}) => pageOf(name));
const LONGEST = 45;
const MOST_ELEMENTS = 12_000;

test('the pages of the lists stay light', () => {
  for (const page of [OVERVIEW, ...pages, PARTY_IDS, '/misc/documentTypeIds.html']) {
    const html = builtHtml(page);
    const size = gzipSync(html).length / 1000;
    const elements = html.match(/<[a-z]/gi)?.length ?? 0;
    if (size > 20) console.log(`${page}: ${size.toFixed(1)} kB gz, ${elements} elements`);
    expect(size, page).toBeLessThanOrEqual(LONGEST);
    expect(elements, page).toBeLessThanOrEqual(MOST_ELEMENTS);
  }
});

test('the overview leads to each list, with the number of its codes', () => {
  const $ = builtDocument(OVERVIEW);
  const rows = $('table[data-leads-on] tbody tr')
    .toArray()
    .map((row) => {
      const cells = $(row).find('th, td').toArray();
      const link = $(row).find('th a');
      return {
        ...{name: row.attribs.id, title: link.text(), prefix: link.attr('data-prefix'), href: link.attr('href')},
        codes: $(cells[2]).text(),
      };
    });
  const expected = lists.map(({name, title, prefix}) => ({
    ...{name, title, prefix: `${prefix}-`, href: pageOf(name)},
    codes: codesIn(name).length.toLocaleString('en'),
  }));
  const byName = (a: {name?: string}, b: {name?: string}): number => (a.name ?? '').localeCompare(b.name ?? '');
  expect(rows.sort(byName)).toEqual(expected.sort(byName));
});

test('a list has its title, its codes, anchors with its prefix, and a filter where it is long', () => {
  for (const {name, title, prefix} of lists) {
    const $ = builtDocument(pageOf(name));
    const rows = $('article tr[id]').toArray();
    expect($('h1').text(), name).toBe(title);
    expect(rows.map((row) => $(row).children('th').text()).sort(), name).toEqual(codesIn(name).sort());
    expect(rows.filter(({attribs}) => !attribs.id?.startsWith(`${prefix}-`))).toEqual([]);
    expect($('article [data-filter]').length, name).toBe(rows.length > 15 ? 1 : 0);
  }
});

/** The columns of a code list, in their order; a list has those that its codes fill. */
const COLUMNS = ['Code', 'Name', 'Full name', 'Meaning and use', 'Permitted in', 'Can be followed by'];

test('all lists have the same columns in the same order, and none that is empty', () => {
  const tables = pages.flatMap((page) => {
    const $ = builtDocument(page);
    return $('article table:has(tbody tr[id])')
      .toArray()
      .map((table) => {
        const heads = $(table).find('thead th').toArray();
        const filled = heads.map(
          (_, column) =>
            $(table)
              .find(`tbody tr > :nth-child(${column + 1})`)
              .text() !== '',
        );
        return {page, heads: heads.map((head) => $(head).text()), filled};
      });
  });
  expect(tables.length).toBeGreaterThan(lists.length);
  for (const {page, heads, filled} of tables) {
    expect(heads, page).toEqual(COLUMNS.filter((head) => heads.includes(head)));
    expect(heads[0], page).toBe('Code');
    expect(filled, page).not.toContain(false);
  }
});

test('the sidebar shows the lists while one of them or their overview is open, and the breadcrumb leads back', () => {
  const inSidebar = (page: string): string[] => {
    const links = builtDocument(page)('.theme-doc-sidebar-menu a').toArray();
    return links.map(({attribs: {href = ''}}) => href).filter((href) => pages.includes(href));
  };
  expect(inSidebar(UNIT)).toEqual(pages);
  expect(inSidebar(OVERVIEW)).toEqual(pages);
  expect(inSidebar(PARTY_IDS)).toEqual([]);
  expect(builtDocument(UNIT)('.theme-doc-sidebar-menu [aria-current=page]').text()).toBe('Units of measure');
  expect(builtDocument(UNIT)('nav[aria-label="Breadcrumbs"] a').last().attr('href')).toBe(OVERVIEW);
});

/** A long list first; the prefix of one is the beginning of that of another. */
const MOVED = [
  ['unit-HUR', 'unit'],
  ['vat-S', 'vat-category'],
  ['vat-date-5', 'vat-point-date'],
  ['line-change-74', 'order-line-change'],
  ['response-UQ', 'invoice-response'],
] as const;

test(
  'an address of the time when the lists were one page leads on to the code, and asks for no page of another list',
  {tag: ['@desktop', '@phone']},
  async ({page, isMobile}) => {
    const asked: string[] = [];
    page.on('request', (request) => request.resourceType() === 'fetch' && asked.push(new URL(request.url()).pathname));
    // Which page an address leads to is one script's doing on every screen; a phone's own is whether the code is in view.
    for (const [code, list] of isMobile ? MOVED.slice(0, 2) : MOVED) {
      await page.goto('about:blank');
      await page.goto(`${OVERVIEW}#${code}`);
      await expect(page).toHaveURL(`${pageOf(list)}#${code}`);
      await expect(page.locator(`[id="${code}"]`)).toBeInViewport();
    }
    const others = ['vat-category', 'order-line-status'].map(pageOf);
    const wanted = ['unit', 'vat-category', 'vat-point-date', 'order-line-change', 'invoice-response'].map(pageOf);
    expect(asked.filter((address) => ![...wanted, ...others].includes(address))).toEqual([]);

    await page.goto('about:blank');
    await page.goto(`${OVERVIEW}#media-type`);
    await expect(page.locator('#media-type')).toBeInViewport();
    await expect(page).toHaveURL(`${OVERVIEW}#media-type`);
  },
);

test('every list has its files, which its page links to', async ({request}) => {
  const files = pages.flatMap((page) => {
    const links = builtDocument(page)('a[href^="/misc/codelists/"]').toArray();
    return links.map(({attribs}) => attribs.href ?? '');
  });
  expect(files.sort()).toEqual(
    lists.flatMap(({name}) => [`/misc/codelists/${name}.csv`, `/misc/codelists/${name}.json`]).sort(),
  );
  expect(files).toHaveLength(46);
  for (const file of files) expect(fs.existsSync(path.join(build, file)), file).toBe(true);
  const unit = (await (await request.get('/misc/codelists/unit.json')).json()) as Record<string, unknown>;
  expect(Object.keys(unit)).toEqual(['title', 'agency', 'source', 'version', 'codes']);
  expect(unit.version).toBe('Revision 11e');
  const lines = (await (await request.get('/misc/codelists/unit.csv')).text()).split('\r\n');
  expect(lines[0]).toBe('code,name');
  expect(lines).toHaveLength(2162 + 2);
  const schemes = (await (await request.get('/misc/codelists/participant-schemes.json')).json()) as {
    schemes: unknown[];
  };
  expect(schemes.schemes).toHaveLength(105);
});
