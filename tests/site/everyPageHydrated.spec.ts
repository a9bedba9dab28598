import {expect, test} from '@playwright/test';
import {expectNothingKept, listen} from './everyPage/quiet';
import {coveringPages} from './support/cover';
import {expectAccessible, expectContrastInTheDark} from './support/axe';
import {hydrate} from './support/page';
import {PLAYGROUND} from './support/playground';
import {routes} from './support/site';
import {expectBudgetAfterIntent, expectBudgetBeforeIntent, openWeighed} from './support/weigh';

/*
 * What every page holds with the application: one visit with an empty cache, which weighs and listens before the first touch and after it, and
 * ends with axe.
 */

/** Pages that routes.json does not list. */
const OTHERS = ['/404.html', '/search.html?q=invoice'];
/** The playground has specs of its own (playground*.spec.ts): other budgets, and workers for which a visit that waits for silence waits too long. */
const visited = [...routes.map((route) => route.path).filter((path) => path !== PLAYGROUND), ...OTHERS];
/** Axe looks at these in a browser: together they have every part that any page has. semantics.spec.ts looks at the HTML of all pages. */
const withAxe = new Set([...coveringPages(), ...OTHERS]);

for (const path of visited) {
  const rules = withAxe.has(path) ? ', and breaks no rule of WCAG 2.2 AA and of good practice, in light and dark' : '';
  test(`${path} is quiet, keeps to its budget${rules}`, async ({page}) => {
    const weighed = !OTHERS.includes(path);
    const noise = listen(page);
    const weigh = await openWeighed(page, path);
    if (weighed) expectBudgetBeforeIntent(await weigh(), path);
    await hydrate(page);
    await page.evaluate(() => window.scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'}));
    await page.waitForLoadState('networkidle');
    if (weighed) expectBudgetAfterIntent(await weigh());
    expect(noise).toEqual([]);
    await expectNothingKept(page);
    if (!withAxe.has(path)) return;
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await expectAccessible(page);
    await expectContrastInTheDark(page);
  });
}
