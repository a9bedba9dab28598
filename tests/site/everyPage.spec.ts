import {expect, test, type Page} from './support/test';
import {groupsOf} from '../support/groups';
import {expectJoinedPunctuation, expectNoCutCode, expectWholeNames} from './everyPage/code';
import {expectDefinitionsInside} from './everyPage/definitions';
import {expectFullFirstFrame} from './everyPage/firstFrame';
import {expectReadyForPaper} from './everyPage/paper';
import {expectTwoWidths} from './everyPage/prose';
import {expectEntryInView, LOW_WINDOW} from './everyPage/sidebarEntry';
import {expectRoom} from './everyPage/sideways';
import {expectNarrowCodes, expectPlacesOfTables, expectReadableCells} from './everyPage/tables';
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

/** As large as the part of a page that is laid out for the first frame has to be. */
const WIDE = {width: 1680, height: 1200};
/** Where tables have a frame. */
const TABLET_WIDTH = 820;
const [PHONE, NARROW] = PHONES;
/** The narrowest window beside the sidebar, and the narrowest with tables in a frame; a phone's is looked at by itself. */
const LEAST_ROOM = [997, 640];
/** Those and some between, in two parts: with a wide column beside the sidebar, with the sidebar, with tables in a frame; and narrower. */
const DOWN_TO_TABLET = [WIDE.width, LOW_WINDOW.width, 1200, 1020, 997, TABLET_WIDTH];
const DOWN_TO_PHONE = [720, 700, 640];
const withText = new Set(pages.map(({path}) => path));
const hasSidebar = (path: string): boolean => withText.has(path) && frontMatterOf(path).pageClass !== 'full-body';

/** These have every part between them: what is the same for all pages with a part is looked at on these. */
const covering = new Set([...coveringPages(), '/404.html', '/search.html?q=invoice']);
/** All but most of the pages that one component draws from data. */
const sample = new Set(samplePages());

/** What a page shows as it opens, folded; a page of each kind of part on paper and in a wide window too. */
async function expectGoodStart(window: Page, page: Unpainted, path: string): Promise<void> {
  if (hasSidebar(path)) await expectEntryInView(page, path);
  if (sample.has(path)) await expectDefinitionsInside(page, path);
  if (!covering.has(path)) return;
  await expectReadyForPaper(window, page, path, withText.has(path));
  await page.resize(WIDE);
  await expectFullFirstFrame(page, path);
  if (withText.has(path)) await expectTwoWidths(page, path);
}

/** A page of each kind of part, unfolded, from a wide window on: its tables, and more widths than others have. */
async function expectRoomForEveryPart(page: Unpainted, path: string): Promise<void> {
  await expectPlacesOfTables(page, path, WIDE.width);
  await expectNarrowCodes(page, path);
  await expectRoom(page, path, DOWN_TO_TABLET);
  await expectPlacesOfTables(page, path, TABLET_WIDTH);
  await expectJoinedPunctuation(page, path);
  await expectRoom(page, path, DOWN_TO_PHONE);
}

/** What a phone shows of a page, everything unfolded. */
async function expectReadableOnPhone(page: Unpainted, path: string): Promise<void> {
  await page.resize(PHONE);
  await expectRoom(page, path, [PHONE.width]);
  if (sample.has(path)) await expectDefinitionsInside(page, path);
  await expectReadableCells(page, path);
  await expectNoCutCode(page, path, PHONE.width);
  await expectWholeNames(page, path);
}

/**
 * What a page shows, everything unfolded, from the width that it has to that of the narrowest phones: each width once, because each is a layout of the whole
 * page. Of a kind of page that one component draws from data, those between a wide window and a phone are looked at on the sample.
 */
async function expectRoomUnfolded(page: Unpainted, path: string): Promise<void> {
  await openAll(page);
  await expectNoCutCode(page, path, covering.has(path) ? WIDE.width : LOW_WINDOW.width);
  if (covering.has(path)) await expectRoomForEveryPart(page, path);
  else await expectRoom(page, path, sample.has(path) ? [LOW_WINDOW.width, ...LEAST_ROOM] : [LOW_WINDOW.width]);
  await expectReadableOnPhone(page, path);
  await expectRoom(page, path, [NARROW.width]);
}

/** How many pages share a window. */
const TOGETHER = 6;
const addresses = [...routes.map(({path}) => path), '/404.html', '/search.html?q=invoice'];

for (const paths of groupsOf(addresses, TOGETHER)) {
  test(`${paths[0]} to ${paths.at(-1)}, in windows of all sizes`, async ({page: window}) => {
    const page = await unpainted(window);
    for (const path of paths) {
      await page.open(path, LOW_WINDOW);
      await expectGoodStart(window, page, path);
      await expectRoomUnfolded(page, path);
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
