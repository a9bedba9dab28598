import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {expectNothingKept, listen} from './everyPage/quiet';
import {expectAccessible, expectContrastInTheDark} from './support/axe';
import {hydrate} from './support/page';
import {PLAYGROUND} from './support/playground';
import {builtHtml, routes, sourceOf} from './support/site';
import {expectBudgetAfterIntent, expectBudgetBeforeIntent, openWeighed} from './support/weigh';

/*
 * What every page holds with the application: one visit with an empty cache, which weighs and listens before the first touch and after it, and
 * ends with axe.
 */

/** Pages that routes.json does not list. */
const OTHERS = ['/404.html', '/search.html?q=invoice'];
/** The playground has specs of its own (playground*.spec.ts): other budgets, and workers for which a visit that waits for silence waits too long. */
const visited = [...routes.map((route) => route.path).filter((path) => path !== PLAYGROUND), ...OTHERS];
/** Pages of one kind are made of the same parts. Axe looks at those of the sample: together they have every part of the kind, which a test below holds. */
const KINDS = [
  {
    kind: 'formats',
    pages: /^\/documents\/(invoices|orders|despatches|timecards)\//,
    sample: [
      '/documents/invoices/cii/facturx.html',
      '/documents/invoices/dico/sales005/invoice.html',
      '/documents/invoices/ubl/invoice-response.html',
      '/documents/timecards/hrxml/setu14.html',
    ],
  },
  {
    kind: 'operations of the platform',
    pages: /^\/platform\/endpoints\//,
    sample: [
      '/platform/endpoints/v3.1/getInboxDocuments.html',
      '/platform/endpoints/v3.1/sendDocument.html',
      '/platform/endpoints/v3.1/setInboxDocumentStatus.html',
    ],
  },
];

const withAxe = (path: string): boolean => KINDS.every(({pages, sample}) => !pages.test(path) || sample.includes(path));

/** The components that the source of a page names, and the parts that its HTML says it is made of, without their numbers. */
function partsOf(path: string): string[] {
  const named = fs.readFileSync(sourceOf(path), 'utf8').matchAll(/<([A-Z]\w+)/g);
  const drawn = builtHtml(path).matchAll(/data-part="?(\w+?)-\d+/g);
  return Array.from([...named, ...drawn], ([, name = '']) => name);
}

for (const {kind, pages, sample} of KINDS) {
  test(`the sample of the pages of ${kind} has every part that any of them has`, () => {
    const all = routes.filter(({path}) => pages.test(path)).map(({path}) => path);
    expect(all).toEqual(expect.arrayContaining(sample));
    const tested = new Set(sample.flatMap(partsOf));
    for (const path of all)
      expect
        .soft(
          partsOf(path).filter((part) => !tested.has(part)),
          path,
        )
        .toEqual([]);
  });
}

for (const path of visited) {
  const rules = withAxe(path) ? ', and breaks no rule of WCAG 2.2 AA and of good practice, in light and dark' : '';
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
    if (!withAxe(path)) return;
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await expectAccessible(page);
    await expectContrastInTheDark(page);
  });
}
