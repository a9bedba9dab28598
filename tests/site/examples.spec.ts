import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {clipboard} from './support/page';

const PAGE = '/documents/invoices/ubl/bisv3/examples.html';
const FILES = '**/assets/requests/**/examples/**';
const EXAMPLE = '#ubl-bisv3-credit-note';

const source = fs.readFileSync(path.join('documents/examples/ubl-bisv3/credit-note.xml'), 'utf8').trimEnd();

test('the XML of a further example comes when its fold is opened, and can be copied', async ({page}) => {
  await page.goto(`${PAGE}${EXAMPLE}`);
  const example = page.locator(EXAMPLE);
  await expect(example).toHaveAttribute('open');
  await expect(example).toContainText('Credit note');
  const code = example.locator('figure code');
  await expect(code).toHaveText('Open credit-note.xml');
  await example.locator('[data-example] > summary').click();
  await expect.poll(() => code.textContent()).toBe(source);
  await example.getByRole('button', {name: /^Copy: /}).click();
  expect(await clipboard(page)).toBe(source);
});

test('a document that cannot be fetched leaves the link, and the next opening tries again', async ({page}) => {
  await page.route(FILES, (route) => route.abort());
  await page.goto(`${PAGE}${EXAMPLE}`);
  const fold = page.locator(`${EXAMPLE} [data-example] > summary`);
  const code = page.locator(`${EXAMPLE} figure code`);
  const failed = page.waitForEvent('requestfailed');
  await fold.click();
  await failed;
  await expect(code.getByRole('link')).toHaveAttribute('href', '/documents/examples/ubl-bisv3/credit-note.xml');
  await page.unroute(FILES);
  await fold.click();
  await fold.click();
  await expect.poll(() => code.textContent()).toBe(source);
});
