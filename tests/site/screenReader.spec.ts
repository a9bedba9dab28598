import {expect, test} from './support/test';
import {open} from './support/page';

/*
 * What a screen reader is told of a page: roles, names, states and order, kept as text in `tests/site/trees`. Whoever changes such a page reads the
 * difference, and takes it over with `npx playwright test screenReader --update-snapshots`.
 */

/** A page of each kind that has parts of its own: a guide, the reference, a console, a tree of elements, and a code list. */
const PAGES = {
  guide: '/introduction/authentication.html',
  reference: '/v1.html',
  console: '/reference/v1/subscribe.html',
  structure: '/documents/invoices/ubl/invoice-response/structure.html',
  codeList: '/misc/codeList/invoice-type.html',
};

/** The day of the last change comes from git. */
const lasting = (tree: string): string => tree.replace(/time: \d+ \w+ \d{4}/, 'time: the day of the last change');

for (const [name, path] of Object.entries(PAGES))
  test(`a screen reader is told what is committed of ${path}`, async ({page}) => {
    await open(page, path);
    expect(lasting(await page.locator('body').ariaSnapshot())).toMatchSnapshot(`${name}.txt`);
  });
