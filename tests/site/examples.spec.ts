import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from './support/test';
import {colourOf, copiedBy} from './support/page';

const PAGE = '/documents/invoices/ubl/bisv3/examples.html';
const FILES = '**/assets/requests/**/examples/**';
const EXAMPLE = '#ubl-bisv3-credit-note';

const source = fs.readFileSync(path.join('documents/examples/ubl-bisv3/credit-note.xml'), 'utf8').trimEnd();

test('the XML of a further example comes when it is opened, and can be copied', async ({page}) => {
  await page.goto(PAGE);
  const example = page.locator(EXAMPLE);
  const code = example.locator('figure code');
  await expect(code).toHaveText('Open credit-note.xml');
  await example.locator('> summary').click();
  await expect.poll(() => code.textContent()).toBe(source);
  expect(await copiedBy(page, () => example.getByRole('button', {name: /^Copy: /}).click())).toBe(source);
});

test('an example is shown as XML or as its reader sees it, and printed as both', async ({page}) => {
  await page.goto(`${PAGE}${EXAMPLE}`);
  const example = page.locator(EXAMPLE);
  await expect(example.locator('figure')).toBeVisible();
  const heading = example.getByText('Seller', {exact: true});
  await expect(heading).toBeHidden();
  await example.getByRole('radio', {name: 'XML'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(example.getByRole('radio', {name: 'Document'})).toBeChecked();
  await expect(heading).toBeVisible();
  await expect(example.locator('figure')).toBeHidden();
  const first = page.locator('details[open]:has(figure)').first();
  await page.emulateMedia({media: 'print'});
  await expect(first.getByText('Seller', {exact: true})).toBeVisible();
  await expect(first.locator('figure')).toBeVisible();
  await expect(first.getByRole('radio').first()).toBeHidden();
  await expect(first.getByRole('link', {name: 'Open', exact: true})).toBeHidden();
});

test('without script an example is there as XML and as its reader sees it', {tag: '@no-js'}, async ({page}) => {
  await page.goto(PAGE);
  const example = page.locator('details[open]:has(figure)').first();
  await expect(example.locator('figure')).toBeVisible();
  await expect(example.getByText('Seller', {exact: true})).toBeVisible();
  await expect(example.getByRole('radio').first()).toBeHidden();
});

test('what a document passed is a note with a mark: below the title, and below the code in a guide', async ({page}) => {
  const said = page.getByText('This file is valid').filter({visible: true}).first();
  const expectNote = async (): Promise<void> => {
    await expect(said).toHaveCSS('font-size', '13px');
    await expect(said).toHaveCSS('color', await colourOf(page, '--text-soft'));
    const mark = await said.evaluate((each) => {
      const {content, color} = getComputedStyle(each, '::before');
      return {content, color};
    });
    expect(mark).toEqual({content: '"✓ " / ""', color: await colourOf(page, '--good-text')});
  };
  await page.goto(PAGE);
  await expectNote();
  const lefts = await page
    .locator('details[open] > :is(summary, p)')
    .evaluateAll((all) => all.slice(0, 3).map((each) => each.getBoundingClientRect().left));
  const title = await page.locator('details[open] > summary span span').first().boundingBox();
  expect(new Set([...lefts, title?.x]).size).toBe(1);
  await page.goto('/introduction/invoice/send.html');
  await expectNote();
  const head = page.locator('figcaption').filter({hasText: 'invoice-typical.xml'});
  await expect(head).toHaveText('invoice-typical.xml Download');
  await expect(head.getByRole('link', {name: 'Download invoice-typical.xml', exact: true})).toBeVisible();
  const code = await page.locator('figure', {has: head}).boundingBox();
  expect(((await said.boundingBox())?.y ?? 0) - (code?.y ?? 0) - (code?.height ?? 0)).toBeCloseTo(12, 1);
});

test('a document that cannot be fetched leaves the link, and the next opening tries again', async ({page}) => {
  await page.route(FILES, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto(`${PAGE}${EXAMPLE}`);
  await failed;
  const fold = page.locator(`${EXAMPLE} > summary`);
  const code = page.locator(`${EXAMPLE} figure code`);
  await expect(code.getByRole('link')).toHaveAttribute('href', '/documents/examples/ubl-bisv3/credit-note.xml');
  await page.unroute(FILES);
  await fold.click();
  await fold.click();
  await expect.poll(() => code.textContent()).toBe(source);
});
