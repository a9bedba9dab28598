import fs from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
import {builtDocument} from './support/built';
import {hydrate, open, openAll} from './support/page';
import {box, hits, search} from './support/search';
import {routes, sourceOf} from './support/site';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const CONTRAST = 'color-contrast';
/** Marks the text that stands for all with its look. */
const LOOK = 'data-look';
type RunOptions = Parameters<AxeBuilder['options']>[0];

const EVERYWHERE = {tag: ['@desktop', '@dark', '@phone']};
const SIZES = {tag: ['@desktop', '@phone']};
const READING = '/introduction/authentication.html';
/** Pages that hold the whole reference. */
const LARGE = new Set(['/', '/v1.html']);

/** All rules but contrast, which costs most and needs one width. */
const RULES: RunOptions = {
  runOnly: {type: 'tag', values: TAGS},
  rules: {
    [CONTRAST]: {enabled: false},
    // Experimental in axe, hence off: visible words are part of the accessible name (WCAG 2.5.3).
    'label-content-name-mismatch': {enabled: true},
  },
};
const CONTRAST_ALONE: RunOptions = {runOnly: {type: 'rule', values: [CONTRAST]}};

async function violationsOf(page: Page, options: RunOptions, only?: string): Promise<string[]> {
  const axe = new AxeBuilder({page}).options({...options, resultTypes: ['violations'], preload: false}).setLegacyMode();
  const {violations} = await (only ? axe.include(only) : axe).analyze();
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target, failureSummary}) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
  );
}

/**
 * The contrast of one text of each look on the page: texts with the same colour, on the same backgrounds, of the same size and weight have the
 * same contrast, and a page has thousands of them.
 */
async function contrastFaults(page: Page): Promise<string[]> {
  const looks = await page.evaluate((mark) => {
    const seen = new Set<string>();
    for (const element of Array.from(document.body.querySelectorAll('*'))) {
      element.removeAttribute(mark);
      const hasText = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!hasText || !element.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
      const {color, fontSize, fontWeight} = getComputedStyle(element);
      const look = [color, fontSize, fontWeight];
      for (let each: Element | null = element; each; each = each.parentElement) {
        const {backgroundColor, backgroundImage, opacity} = getComputedStyle(each);
        look.push(`${backgroundColor} ${backgroundImage} ${opacity}`);
      }
      const key = look.filter((each, index) => each !== look[index - 1]).join('|');
      if (seen.has(key)) continue;
      seen.add(key);
      element.setAttribute(mark, '');
    }
    return seen.size;
  }, LOOK);
  expect(looks).toBeGreaterThan(5);
  return violationsOf(page, CONTRAST_ALONE, `[${LOOK}]`);
}

/** What is wrong in the eyes of axe. In the dark, nothing but contrast is different; on a phone, contrast is as it is elsewhere. */
async function expectAccessible(page: Page): Promise<void> {
  const {name} = test.info().project;
  if (name !== 'dark') expect(await violationsOf(page, RULES)).toEqual([]);
  if (name !== 'phone') expect(await contrastFaults(page)).toEqual([]);
}

/** Pages that routes.json does not list; the consoles with a document and with JSON as body are there for all of them. */
const OTHERS = [
  '/404.html',
  '/search.html?q=invoice',
  '/reference/v1/sendSalesInvoice.html',
  '/reference/v1/subscribe.html',
];

/** The pages of formats are made of the same parts, and they are long. */
const FORMAT = /^\/documents\/(invoices|orders|despatches|timecards)\//;
/** Those that are tested: together they have every part that a page of a format has, which a test below holds. */
const SAMPLE = [
  '/documents/invoices/ubl/bisv3.html',
  '/documents/invoices/cii/facturx.html',
  '/documents/orders/ubl/bisv3Advanced.html',
  '/documents/invoices/ubl/invoice-response.html',
  '/documents/timecards/hrxml/setu14.html',
  '/documents/despatches/dico/sales005/despatch.html',
];
const TESTED = routes.filter(({path}) => !FORMAT.test(path) || SAMPLE.includes(path));

/** One page of each kind, enough for a phone: what it shows differently is the frame's. */
const KINDS = new Set([READING, ...OTHERS, ...new Map(TESTED.map(({section, path}) => [section, path])).values()]);

/** The components that the source of a page names, and the parts that its HTML says it is made of, without their numbers. */
function partsOf(path: string): string[] {
  const named = fs.readFileSync(sourceOf(path), 'utf8').matchAll(/<([A-Z]\w+)/g);
  const drawn = builtDocument(path)('[data-part]').toArray();
  return [
    ...Array.from(named, ([, name = '']) => name),
    ...drawn.map(({attribs}) => attribs['data-part']?.replace(/-\d+$/, '') ?? ''),
  ];
}

test('the sample of the pages of formats has every part that any of them has', () => {
  const formats = routes.filter(({path}) => FORMAT.test(path)).map(({path}) => path);
  expect(formats).toEqual(expect.arrayContaining(SAMPLE));
  const tested = new Set(SAMPLE.flatMap(partsOf));
  for (const path of formats)
    expect
      .soft(
        partsOf(path).filter((part) => !tested.has(part)),
        path,
      )
      .toEqual([]);
});

for (const path of [...TESTED.map((route) => route.path), ...OTHERS]) {
  const where = KINDS.has(path) ? SIZES : {tag: ['@desktop']};
  test(`${path} breaks no rule of WCAG 2.2 AA and of good practice, in light and dark`, where, async ({page}) => {
    if (LARGE.has(path)) test.slow();
    await page.goto(path, {waitUntil: 'load'});
    await hydrate(page);
    await expectAccessible(page);
    if (test.info().project.name === 'phone') return;
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await contrastFaults(page)).toEqual([]);
  });
}

test.describe('after the first touch', EVERYWHERE, () => {
  test('the reference, every operation and schema open', async ({page}) => {
    test.setTimeout(120_000);
    await open(page, '/');
    await page.locator('[data-fold="open"]').click();
    await expect(page.locator('details[data-find]:visible:not([open])')).toHaveCount(0);
    await openAll(page);
    await expectAccessible(page);
  });

  test('every folded part of a page open', async ({page}) => {
    test.setTimeout(120_000);
    for (const path of [
      READING,
      '/endpoints/v1/hook.html',
      '/endpoints/v1/salesInvoice.html',
      '/introduction/invoice/send.html',
    ]) {
      await open(page, path);
      await expect(page.locator('details:not([open])'), path).not.toHaveCount(0);
      await openAll(page);
      await expectAccessible(page);
    }
  });

  test('the list of search results, and what it says without any', async ({page}) => {
    await search(page, 'invoice');
    await expect(hits(page).first()).toBeVisible();
    await expectAccessible(page);
    await box(page).fill('xyzzyqwfp');
    await expect(hits(page)).toHaveCount(0);
    await expect(page.getByRole('option')).toHaveCount(3);
    await expectAccessible(page);
    await box(page).fill('');
    await expect(page.getByText('No results').last()).toBeHidden();
    await expect(page.getByRole('option')).toHaveCount(3);
    await expectAccessible(page);
  });

  test('the page of all results', async ({page}) => {
    await open(page, '/search.html?q=sendSalesInvoice');
    await expect(page.locator('main article').first()).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('on a phone', {tag: '@phone'}, () => {
  test('the search that takes the window breaks no rule', async ({page}) => {
    await open(page, READING);
    await box(page).tap();
    await expect(page.getByRole('button', {name: 'Close search'})).toBeVisible();
    await expectAccessible(page);
    await box(page).fill('invoice');
    await expect(hits(page).first()).toBeVisible();
    await expectAccessible(page);
  });

  test('the open sidebar breaks no rule', async ({page}) => {
    await open(page, READING);
    await page.locator('.navbar__toggle').tap();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport();
    await expectAccessible(page);
  });
});
