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
import {hydrate, openAll} from './support/page';
import {frontMatterOf, pages, routes} from './support/site';

/*
 * What the layout of every page holds: one visit in a desktop's window, whose size changes, before the application comes, and one on a phone,
 * before and after.
 * Each check is a file of `everyPage/` and fails softly, so that one visit tells of all faults. What follows from the HTML alone is held
 * without a visit, in the spec of its kind.
 */

const HEIGHT = 900;
/** Widths between desktop and phone, from the widest on. */
const WIDE = 1440;
const WIDTHS = [WIDE, 1280, 1020, 997, 820, 720, 700, 640];
/** A phone's window, and how wide phones are, the narrowest last. */
const PHONE = {width: 390, height: 844};
const NARROW = [PHONE.width, 320];
/** Those at which tables are measured. */
const OF_TABLES = [820, WIDE];
const withText = new Set(pages.map(({path}) => path));
/** Pages beside a sidebar. */
const withSidebar = new Set([...withText].filter((path) => frontMatterOf(path).pageClass !== 'full-body'));

/** On these, a phone looks again when the application has come: it changes the frame of a page and its parts, which these pages have all. */
const covering = new Set(coveringPages());

async function expectNoSidewaysScrollOnPhones(page: Page, path: string): Promise<void> {
  for (const width of NARROW) {
    await page.setViewportSize({width, height: PHONE.height});
    await expectNoSidewaysScroll(page, path);
  }
  await page.setViewportSize(PHONE);
}

/** How many pages share a window. */
const TOGETHER = 6;
const addresses = [...routes.map(({path}) => path), '/404.html', '/search.html?q=invoice'];

for (const paths of groupsOf(addresses, TOGETHER)) {
  const name = `${paths[0]} to ${paths.at(-1)}`;

  test(`${name}, in windows of all sizes and on paper`, async ({page}) => {
    for (const path of paths) {
      await page.setViewportSize(LOW_WINDOW);
      await page.goto(path, {waitUntil: 'load'});
      if (withSidebar.has(path)) await expectEntryInView(page, path);
      await expectReadyForPaper(page, path, withText.has(path));
      await page.setViewportSize({width: 1280, height: 800});
      await expectDefinitionsInside(page, path);
      await expectFullFirstFrame(page, path);
      await page.setViewportSize({width: WIDE, height: HEIGHT});
      if (withText.has(path)) await expectOneMeasure(page, path);
      await keepFirstBranches(page);
      await openAll(page);
      await expectNoCutCode(page, path);
      for (const width of WIDTHS) {
        if (width !== WIDE) await page.setViewportSize({width, height: HEIGHT});
        await expectNoSidewaysScroll(page, path);
        if (OF_TABLES.includes(width)) await expectPlacesOfTables(page, path);
      }
      await page.setViewportSize({width: 390, height: HEIGHT});
      await expectNoCutCode(page, path);
      await expectWholeNames(page, path);
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
