import {expect, test} from './support/test';
import {builtDocument} from './support/built';
import {changeDates, errorCatalogue, limits, operationErrors, topics} from './support/catalogues';
import {versions} from './support/contract';

const OVERVIEW = '/endpoints/overview.html';

/** Where the errors of each interface are drawn. */
const CATALOGUES = {rest: OVERVIEW, event: OVERVIEW, identity: '/introduction/authentication.html'} as const;

type Built = ReturnType<typeof builtDocument>;

/** The trimmed texts of what a selector finds, in the page or in a part of it. */
const textsOf = ($: Built, selector: string, part?: Parameters<Built>[1]): string[] =>
  $(selector, part)
    .toArray()
    .map((each) => $(each).text().trim());

/** The cells of the rows of a table, by its accessible name. */
const rowsOf = ($: Built, name: string): string[][] =>
  $(`table[aria-label="${name}"] tbody tr`)
    .toArray()
    .map((row) => textsOf($, 'th, td', row));

test.describe('in the static HTML', () => {
  for (const [kind, address] of Object.entries(CATALOGUES)) {
    test(`${address} has an entry for every ${kind} error, with title, and with the status that its code doesn't say`, () => {
      const $ = builtDocument(address);
      const wanted = errorCatalogue().filter(({appliesTo}) => appliesTo === kind);
      expect(wanted.length).toBeGreaterThan(0);
      const entries = $('article section[id]:has(> h3)').toArray();
      const drawn = new Map(entries.map((each) => [each.attribs.id, $(each).find('h3').first().text()]));
      for (const {code, title, status} of wanted) {
        const unsaid = !code.includes(String(status)) && status;
        expect.soft(drawn.get(code)?.trim(), code).toBe([code, unsaid, title].filter(Boolean).join(' '));
        expect.soft($(`table a[href="#${code}"]`).length, code).toBe(1);
      }
    });
  }

  test('a single cause of an error is no list', () => {
    for (const address of [OVERVIEW, '/platform/misc/errorHandling.html']) {
      const $ = builtDocument(address);
      expect($('section[id] dd > ul').length, address).toBeGreaterThan(0);
      expect($('section[id] dd > ul:not(:has(> li + li))').length, address).toBe(0);
    }
  });

  test('the reference lists every error of an operation of each version once: its own with a solution, the shared ones in one line', () => {
    const $ = builtDocument('/');
    const catalogue = new Map(errorCatalogue().map((error) => [error.code, error]));
    for (const version of versions) {
      const operations = operationErrors(version);
      const drawn = $(`section[data-version="${version}"] details:has(> [data-operation])`).toArray();
      expect(drawn.map(({attribs}) => attribs.id).sort()).toEqual([...operations.keys()].sort());
      for (const each of drawn) {
        const id = `${version} ${each.attribs.id}`;
        const own = $(each)
          .find('tbody tr:has(a[href^="/endpoints/overview.html#API"])')
          .toArray()
          .map((row) => textsOf($, 'th, td', row));
        const shared = textsOf(
          $,
          'code',
          $(each).find('p:has(> a[href="/endpoints/overview.html#shared-errors"])').get(0),
        );
        const codes = operations.get(each.attribs.id ?? '') ?? [];
        const listed = codes.filter((code) => own.some(([cell]) => cell?.endsWith(` ${code}`)));
        const inLine = codes.filter((code) => shared.includes(code) || shared.includes(code.slice(3, 6)));
        expect.soft($(each).find('a[href="/endpoints/overview.html#shared-errors"]').length, id).toBe(1);
        expect.soft(own.length, id).toBe(listed.length);
        expect.soft([...listed, ...inLine].sort(), id).toEqual([...codes].sort());
        for (const code of inLine) expect.soft(catalogue.get(code)?.shared, `${id}: ${code}`).toBe(true);
        for (const [, problem, solution] of own) {
          expect.soft(problem, id).not.toBe('');
          expect.soft(solution, id).not.toBe('');
        }
        expect.soft(shared, id).toEqual(expect.arrayContaining(['429', '500', '502', '503', '504']));
      }
    }
  });

  test('the section that the line of shared errors links to has an entry for each of them, and no other section has', () => {
    const $ = builtDocument(OVERVIEW);
    // In the order of the document.
    const places = $('#shared-errors, article section[id]:has(> h3)')
      .toArray()
      .map(({attribs}) => attribs.id ?? '');
    const after = places.slice(places.indexOf('shared-errors') + 1);
    const shared = errorCatalogue().flatMap(({code, shared: each}) => (each ? [code] : []));
    expect(places).toContain('shared-errors');
    expect(shared.length).toBeGreaterThan(5);
    expect(after.slice(0, shared.length)).toEqual(shared);
    expect(after.some((code) => code.startsWith('API') && !shared.includes(code))).toBe(false);
  });

  test('the overview has a row for everything that a client retries, with waits', () => {
    const rows = rowsOf(builtDocument(OVERVIEW), 'Retry strategy');
    expect(rows.map(([problem]) => /^\d{3}/.exec(problem ?? '')?.[0] ?? 'none')).toEqual([
      '429',
      '500',
      '502',
      '503',
      '504',
      'none',
      'none',
    ]);
    expect(rows[1]?.[1]).toBe('2 seconds');
    for (const cells of rows) expect(cells.every(Boolean)).toBe(true);
  });

  test('the overview lists every change, with its date', () => {
    const $ = builtDocument(OVERVIEW);
    const dates = $('table[aria-label="Changes"] tbody th time')
      .toArray()
      .map(({attribs}) => attribs.datetime);
    expect(dates.length).toBeGreaterThan(5);
    expect(dates).toEqual(changeDates());
  });

  test('the page of hooks has an anchor for every topic, with its whole name', () => {
    const $ = builtDocument('/endpoints/v1/hook.html');
    const shown = $('[id^="topic-"]')
      .toArray()
      .map((entry) => [entry.attribs.id, $(entry).find('code').first().text()]);
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(topics().map((topic) => [`topic-${topic}`, topic])));
    expect(shown).toHaveLength(topics().length);
  });

  test('the overview has a row for every limit, with its title', () => {
    const $ = builtDocument(OVERVIEW);
    const rows = $('tr[id^="limit-"]')
      .toArray()
      .map((row) => [row.attribs.id, $(row).find('th').first().text().trim()]);
    expect(rows).toEqual(limits().map(({id, title}) => [`limit-${id}`, title]));
  });
});
