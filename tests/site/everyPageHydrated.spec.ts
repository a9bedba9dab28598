import {expect, test, type Page} from './support/test';
import {groupsOf} from '../support/groups';
import {expectNothingKept, listen} from './everyPage/quiet';
import {expectNoSidewaysScroll} from './everyPage/sideways';
import {coveringPages} from './support/cover';
import {CHECKER} from './support/checker';
import {samplePages} from './support/kinds';
import {expectAccessible, expectContrastInTheDark} from './support/axe';
import {hydrate, open, openAll} from './support/page';
import {PHONES} from './support/phones';
import {PLAYGROUND} from './support/playground';
import {routes} from './support/site';
import {
  expectBudgetAfterIntent,
  expectBudgetBeforeIntent,
  openWeighed,
  weighByFiles,
  type Weighed,
} from './support/weigh';

/*
 * What every page (of those that one component draws from data, the largest and the smallest) holds with the application, before the first touch
 * and after it: quiet, and its budget. The pages that have every part between them are opened with an empty cache, weighed on the wire, and looked
 * at on phones; the others share a window, and the files that they ask for are weighed.
 */

/** Pages that routes.json does not list. */
const OTHERS = ['/404.html', '/search.html?q=invoice'];
/** The playground and the check of documents have specs of their own (playground*.spec.ts, checker*.spec.ts): other budgets, and workers. */
const PROGRAMS = [PLAYGROUND, CHECKER];
const listed = routes.map((route) => route.path).filter((path) => !PROGRAMS.includes(path));
/** semantics.spec.ts looks at the HTML of all pages. */
const covering = new Set(coveringPages());
const cold = [...listed.filter((path) => covering.has(path)), ...OTHERS];
const warm = samplePages().filter((path) => listed.includes(path) && !covering.has(path));

/** How many pages share a window. */
const TOGETHER = 10;

/** Hydrates an opened page and goes to its end. */
async function useWeighed(page: Page, path: string, weigh: () => Promise<Weighed>): Promise<void> {
  const weighed = !OTHERS.includes(path);
  if (weighed) expectBudgetBeforeIntent(await weigh());
  await hydrate(page);
  await page.evaluate(() => window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}));
  if (weighed) expectBudgetAfterIntent(await weigh(), path);
}

/** With the application and everything unfolded, the page does not scroll sideways on phones. */
async function expectRoomOnPhones(page: Page, path: string): Promise<void> {
  await openAll(page);
  for (const phone of PHONES) {
    await page.setViewportSize(phone);
    await expectNoSidewaysScroll(page, path, phone.width);
  }
}

for (const path of cold) {
  test(`${path} is quiet, keeps to its budget, and breaks no rule of WCAG 2.2 AA and of good practice, in light and dark`, async ({
    page,
  }) => {
    const noise = listen(page);
    await useWeighed(page, path, await openWeighed(page, path));
    expect(noise).toEqual([]);
    await expectNothingKept(page);
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await expectAccessible(page);
    await expectContrastInTheDark(page);
    await expectRoomOnPhones(page, path);
  });
}

for (const path of PROGRAMS) {
  test(`${path} leaves no phone`, async ({page}) => {
    await open(page, path);
    await expectRoomOnPhones(page, path);
  });
}

for (const paths of groupsOf(warm, TOGETHER)) {
  test(`${paths[0]} to ${paths.at(-1)} are quiet and keep to their budgets`, async ({page}) => {
    const noise = listen(page);
    const openByFiles = await weighByFiles(page);
    for (const path of paths) {
      await useWeighed(page, path, await openByFiles(path));
      expect(noise, path).toEqual([]);
    }
    await expectNothingKept(page);
  });
}
