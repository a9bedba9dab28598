import {expect, test} from './support/test';
import {open} from './support/page';

/** A page of each kind: reference, overview, guide, format with its parts, rules, codes, endpoint, SOAP operation, SOAP errors, not-found. */
const KINDS = [
  '/',
  '/introduction/overview.html',
  '/introduction/invoice/send.html',
  '/endpoints/overview.html',
  '/endpoints/v1/salesInvoice.html',
  '/documents/invoices/ubl/nlcius.html',
  '/documents/invoices/ubl/nlcius/structure.html',
  '/documents/invoices/ubl/nlcius/examples.html',
  '/documents/invoices/ubl/nlcius/rejections.html',
  '/documents/rules/si-ubl.html',
  '/misc/codeList/unit.html',
  '/platform/endpoints/v3.1/login.html',
  '/platform/misc/errorHandling.html',
  '/404.html',
];

/** What a finger meets beside links in a text: what is alone in its row needs 44 px, what has a neighbour 24. */
const ALONE = [
  '.navbar__toggle',
  '.navbar__brand',
  '.navbar [data-color-mode]',
  '.navbar [data-search-input]',
  'main summary',
  'main [data-filter]',
  'main [data-copy-code]',
  '.pagination-nav a',
].join();
const IN_A_ROW = 'main :is(a[href], button), .footer a';

interface Small {
  readonly what: string;
  readonly height: number;
}

test('what a finger meets is 44 px high where it is alone, and 24 px in a row', {tag: '@phone'}, async ({page}) => {
  for (const address of KINDS) {
    await page.goto(address);
    const small = (selector: string, least: number): Promise<Small[]> =>
      page.locator(selector).evaluateAll(
        (all, limit) =>
          all
            .filter((each) => each.checkVisibility({visibilityProperty: true}) && !each.closest('pre'))
            // A link for the keyboard, which nobody sees without it.
            .filter((each) => getComputedStyle(each).clipPath === 'none')
            .map((each) => ({
              what: `${each.tagName} ${each.textContent.trim() || each.getAttribute('aria-label')}`,
              height: Math.max(...Array.from(each.getClientRects(), ({height}) => height)),
            }))
            .filter(({height}) => height > 0 && height < limit),
        least,
      );
    expect.soft(await small(ALONE, 44), `${address}: alone`).toEqual([]);
    expect.soft(await small(IN_A_ROW, 24), `${address}: in a row`).toEqual([]);
  }
});

test('fields have text of 16 px, which a phone does not enlarge', {tag: '@phone'}, async ({page}) => {
  let count = 0;
  for (const address of [...KINDS, '/search.html', '/reference/v1/sendSalesInvoice.html', '/vpd/playground.html']) {
    await open(page, address);
    const sizes = await page
      .locator('input:not([type="checkbox"], [type="radio"], [type="file"]), select, textarea')
      .evaluateAll((all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize)));
    count += sizes.length;
    for (const size of sizes) expect.soft(size, address).toBeGreaterThanOrEqual(16);
  }
  expect(count).toBeGreaterThan(KINDS.length);
});

test('the lines of the menu are 44 px high', {tag: '@phone'}, async ({page}) => {
  await open(page, '/introduction/overview.html');
  await page.locator('.navbar__toggle').tap();
  const lines = page.locator('.navbar-sidebar :is(.menu__link, button)').filter({visible: true});
  await expect(page.locator('.navbar-sidebar')).toBeInViewport();
  const heights = await lines.evaluateAll((all) => all.map((each) => (each as HTMLElement).offsetHeight));
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});
