import {expect, test, type Page} from '@playwright/test';
import {groupsOf} from '../support/groups';
import {expectNoCutCode, expectWholeNames} from './everyPage/code';
import {expectDefinitionsInside} from './everyPage/definitions';
import {expectFullFirstFrame} from './everyPage/firstFrame';
import {keepFirstBranches} from './everyPage/branches';
import {expectReadyForPaper} from './everyPage/paper';
import {expectOneMeasure} from './everyPage/prose';
import {expectEntryInView, LOW_WINDOW} from './everyPage/sidebarEntry';
import {expectNoSidewaysScroll} from './everyPage/sideways';
import {expectPlacesOfTables, expectReadableCells} from './everyPage/tables';
import {builtDocument} from './support/built';
import {coveringPages} from './support/cover';
import {samplePages} from './support/kinds';
import {hydrate, openAll} from './support/page';
import {frontMatterOf, pages, routes} from './support/site';

/*
 * What the layout of every page holds: one visit in a desktop's window, whose size changes, before the application comes, and one on a phone,
 * before and after.
 * Each check is a file of `everyPage/` and fails softly, so that one visit tells of all faults. What follows from the HTML alone is held
 * without a visit, in the spec of its kind. To give a window another size costs more than all checks in it, so there are few sizes: the narrowest
 * of each layout.
 */

/** As large as the part of a page that is laid out for the first frame has to be. */
const WIDE = {width: 1680, height: 1200};
const HEIGHT = 900;
/** The narrowest windows with a wide column beside the sidebar, with the sidebar, with tables in a frame, and before a phone's. */
const WIDTHS = [1200, 997, 820, 640];
/** Between those; pages that have every part look at these too. */
const BETWEEN = [1280, 1020, 720, 700];
/** A phone's window, and how wide phones are, the narrowest last. */
const PHONE = {width: 390, height: 844};
const NARROW = [PHONE.width, 320];
/** The width, beside `WIDE`, at which tables are measured. */
const OF_TABLES = 820;
const withText = new Set(pages.map(({path}) => path));
/** Pages beside a sidebar. */
const withSidebar = new Set([...withText].filter((path) => frontMatterOf(path).pageClass !== 'full-body'));

/** These have every part between them: what is the same for all pages with a part is looked at on these, as paper, and a phone with the application. */
const covering = new Set(coveringPages());
/** All but most of the pages that one component draws from data; those are looked at where a long name has the least room. */
const sample = new Set([...samplePages(), '/404.html', '/search.html?q=invoice']);
/** The narrowest windows beside the sidebar, and with tables in a frame. */
const LEAST_ROOM = [997, 640];

async function expectNoSidewaysScrollOnPhones(page: Page, path: string): Promise<void> {
  for (const width of NARROW) {
    await page.setViewportSize({width, height: PHONE.height});
    await expectNoSidewaysScroll(page, path);
  }
  await page.setViewportSize(PHONE);
}

/** Whether the longest names of a page fit into the windows with the least room. */
async function expectRoomForNames(page: Page, path: string): Promise<void> {
  await page.setViewportSize({width: LEAST_ROOM[0] ?? 0, height: HEIGHT});
  await page.goto(path, {waitUntil: 'load'});
  await keepFirstBranches(page);
  await openAll(page);
  await expectNoCutCode(page, path);
  for (const width of LEAST_ROOM) {
    await page.setViewportSize({width, height: HEIGHT});
    await expectNoSidewaysScroll(page, path);
  }
}

/** How many pages share a window. */
const TOGETHER = 6;
const addresses = [...routes.map(({path}) => path), '/404.html', '/search.html?q=invoice'];

for (const paths of groupsOf(addresses, TOGETHER)) {
  const name = `${paths[0]} to ${paths.at(-1)}`;

  test(`${name}, in windows of all sizes`, async ({page}) => {
    for (const path of paths) {
      if (!sample.has(path)) {
        await expectRoomForNames(page, path);
        continue;
      }
      const hasAll = covering.has(path);
      await page.setViewportSize(LOW_WINDOW);
      await page.goto(path, {waitUntil: 'load'});
      if (withSidebar.has(path)) await expectEntryInView(page, path);
      if (hasAll) await expectReadyForPaper(page, path, withText.has(path));
      await expectDefinitionsInside(page, path);
      await page.setViewportSize(WIDE);
      await expectFullFirstFrame(page, path);
      if (withText.has(path)) await expectOneMeasure(page, path);
      await keepFirstBranches(page);
      await openAll(page);
      await expectNoCutCode(page, path);
      await expectNoSidewaysScroll(page, path);
      await expectPlacesOfTables(page, path);
      for (const width of hasAll ? [...WIDTHS, ...BETWEEN] : WIDTHS) {
        await page.setViewportSize({width, height: HEIGHT});
        await expectNoSidewaysScroll(page, path);
        if (width === OF_TABLES) await expectPlacesOfTables(page, path);
      }
    }
  });

  test(`${name}, on a phone`, {tag: '@phone'}, async ({page}) => {
    for (const path of paths) {
      await page.goto(path, {waitUntil: 'load'});
      await expectDefinitionsInside(page, path);
      await openAll(page);
      await expectReadableCells(page, path);
      await expectNoCutCode(page, path);
      await expectWholeNames(page, path);
      await expectNoSidewaysScrollOnPhones(page, path);
      if (!covering.has(path)) continue;
      await hydrate(page);
      await openAll(page);
      await expectNoSidewaysScrollOnPhones(page, path);
    }
  });
}

test('the pages have what these visits look at: cells behind heads, short tables, terms, code', () => {
  const found = {cells: 0, shortTables: 0, terms: 0, code: 0};
  const wanted = {cells: 500, shortTables: 3, terms: 100, code: 100};
  const enough = (): boolean =>
    Object.entries(wanted).every(([kind, count]) => found[kind as keyof typeof found] > count);
  for (const {path} of routes) {
    if (enough()) break;
    const $ = builtDocument(path);
    found.cells += $('tbody td[data-label]').length;
    found.terms += $('[data-static-content] [data-term]').length;
    found.code += $('main pre').length;
    found.shortTables += $('.markdown > table, .markdown > [data-part] > table')
      .toArray()
      .filter(
        (table) =>
          $(table).find('thead th').length < 4 &&
          $(table)
            .find('tbody tr')
            .toArray()
            .every((row) => $(row).text().length < 60),
      ).length;
  }
  expect(enough(), JSON.stringify(found)).toBe(true);
});
