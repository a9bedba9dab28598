import {expect, test, type Page} from '@playwright/test';
import {groupsOf} from '../support/groups';
import {expectNoCutCode, expectWholeNames} from './everyPage/code';
import {expectDefinitionsInside} from './everyPage/definitions';
import {expectFullFirstFrame} from './everyPage/firstFrame';
import {expectReadyForPaper} from './everyPage/paper';
import {expectOneMeasure} from './everyPage/prose';
import {expectEntryInView, LOW_WINDOW} from './everyPage/sidebarEntry';
import {expectNoSidewaysScroll} from './everyPage/sideways';
import {expectPlacesOfTables, expectReadableCells} from './everyPage/tables';
import {builtDocument} from './support/built';
import {coveringPages} from './support/cover';
import {samplePages} from './support/kinds';
import {openAll} from './support/page';
import {PHONES} from './support/phones';
import {frontMatterOf, pages, routes} from './support/site';
import {unpainted, type Unpainted} from './support/surface';

/*
 * What the layout of every page holds before the application comes: one visit in a frame whose size changes, from a wide window to a narrow phone.
 * Each check is a file of `everyPage/` and fails softly, so that one visit tells of all faults. What follows from the HTML alone is held
 * without a visit, in the spec of its kind; the pages with the application are in everyPageHydrated.spec.ts.
 */

const HEIGHT = 900;
/** As large as the part of a page that is laid out for the first frame has to be. */
const WIDE = {width: 1680, height: 1200};
/** The narrowest windows of each layout: with a wide column beside the sidebar, with the sidebar, with tables in a frame, before a phone's; and some between. */
const WIDTHS = [1200, 997, 820, 640, 1280, 1020, 720, 700];
/** The narrowest windows beside the sidebar, and with tables in a frame. */
const LEAST_ROOM = [997, 640];
/** The width, beside `WIDE`, at which tables are measured. */
const OF_TABLES = 820;
const withText = new Set(pages.map(({path}) => path));
/** Pages beside a sidebar. */
const withSidebar = new Set([...withText].filter((path) => frontMatterOf(path).pageClass !== 'full-body'));

/** These have every part between them: what is the same for all pages with a part is looked at on these. */
const covering = new Set([...coveringPages(), '/404.html', '/search.html?q=invoice']);
/** All but most of the pages that one component draws from data. */
const sample = new Set(samplePages());

/** Whether nothing leaves the window, in windows of some widths. */
async function expectRoom(page: Unpainted, path: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.resize({width, height: HEIGHT});
    await expectNoSidewaysScroll(page, path, width);
    if (width === OF_TABLES) await expectPlacesOfTables(page, path, width);
  }
}

/** What a page of the kind of each part shows, on paper and in windows of all sizes; everything is unfolded afterwards. */
async function expectEveryLayout(window: Page, page: Unpainted, path: string): Promise<void> {
  await expectReadyForPaper(window, page, path, withText.has(path));
  await page.resize(WIDE);
  await expectFullFirstFrame(page, path);
  if (withText.has(path)) await expectOneMeasure(page, path);
  await openAll(page);
  await expectNoCutCode(page, path, WIDE.width);
  await expectNoSidewaysScroll(page, path, WIDE.width);
  await expectPlacesOfTables(page, path, WIDE.width);
  await expectRoom(page, path, WIDTHS);
}

/** In the window in which the page opened, and in those with the least room for its names; everything is unfolded afterwards. */
async function expectLeastRoom(page: Unpainted, path: string): Promise<void> {
  await openAll(page);
  await expectNoCutCode(page, path, LOW_WINDOW.width);
  await expectNoSidewaysScroll(page, path, LOW_WINDOW.width);
  await expectRoom(page, path, LEAST_ROOM);
}

/** On phones, everything unfolded. */
async function expectOnPhones(page: Unpainted, path: string): Promise<void> {
  const [phone, narrow] = PHONES;
  await page.resize(phone);
  if (sample.has(path)) await expectDefinitionsInside(page, path);
  await expectReadableCells(page, path);
  await expectNoCutCode(page, path, phone.width);
  await expectWholeNames(page, path);
  await expectNoSidewaysScroll(page, path, phone.width);
  await page.resize(narrow);
  await expectNoSidewaysScroll(page, path, narrow.width);
}

/** How many pages share a window. */
const TOGETHER = 6;
const addresses = [...routes.map(({path}) => path), '/404.html', '/search.html?q=invoice'];

for (const paths of groupsOf(addresses, TOGETHER)) {
  test(`${paths[0]} to ${paths.at(-1)}, in windows of all sizes`, async ({page: window}) => {
    const page = await unpainted(window);
    for (const path of paths) {
      await page.resize(LOW_WINDOW);
      await page.open(path);
      if (withSidebar.has(path)) await expectEntryInView(page, path);
      if (sample.has(path)) await expectDefinitionsInside(page, path);
      if (covering.has(path)) await expectEveryLayout(window, page, path);
      else await expectLeastRoom(page, path);
      await expectOnPhones(page, path);
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
