import {expect, type Locator, type Page} from '@playwright/test';
import {example, expectChecked, give, report, reportOf, type Shown} from './checker';

/** One invoice of three lines in both syntaxes. */
export const UBL = example('ubl-bisv3/invoice-typical.xml');
export const CII = example('cii-bisv3/invoice-typical.xml');

/** 4535.00 in lines less a discount of 214.35 are 4320.65, which with 877.58 of VAT are 5198.23. */
export const WRONG_NET = UBL.replace('>4320.65</cbc:TaxExclusiveAmount>', '>4340.65</cbc:TaxExclusiveAmount>');
export const WRONG_UNIT = UBL.replace('unitCode="H87">6<', 'unitCode="PCS">6<');
export const WRONG_DATE = UBL.replace('<cbc:IssueDate>2026-11-16', '<cbc:IssueDate>31-12-2025');

/** The check digit of 871234501160 by GS1 is 4. */
export const WRONG_GLN = UBL.replace(
  '<cbc:EndpointID schemeID="0106">86044175<',
  '<cbc:EndpointID schemeID="0088">8712345011605<',
);

/** The number of the one line that has a text. @throws Error when there is none, or several */
export function lineOf(xml: string, text: string): number {
  const lines = xml.split('\n').flatMap((line, index) => (line.includes(text) ? [index + 1] : []));
  if (lines.length === 1 && lines[0] !== undefined) return lines[0];
  throw new Error(`${text} is in ${lines.length} lines`);
}

/** Checks a file beside those of the session. */
export async function shown(page: Page, name: string, bytes: string): Promise<Shown> {
  await give(page, {name, bytes});
  await expectChecked(page, name);
  return report(page);
}

/** The cells of the rows of a table, with single blanks. */
export const cells = (table: Locator): Promise<string[][]> =>
  table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => Array.from(row.children, (cell) => cell.textContent.replace(/\s+/g, ' ').trim())),
    );

export const rules = (cause: Locator): Promise<string> => cause.locator('.check-rules').innerText();
const excerpt = (cause: Locator, title: string | RegExp): Locator =>
  cause.locator('figure').filter({has: cause.page().locator('figcaption').filter({hasText: title})});

/** An excerpt has a part of the document, numbered from the lines that it has there, and marks one element. */
export async function expectExcerpt(
  cause: Locator,
  title: string | RegExp,
  xml: string,
  marked: string,
): Promise<void> {
  const figure = excerpt(cause, title);
  const [numbers = '', text = ''] = await figure.locator('pre').allTextContents();
  const first = Number(numbers.split('\n')[0]);
  const indented = xml.split('\n').slice(first - 1, first - 1 + text.split('\n').length);
  expect(text.split('\n').map((line) => line.trim())).toEqual(indented.map((line) => line.trim()));
  expect((await figure.locator('del, ins').allTextContents()).join('')).toContain(marked);
}

/** What 'Would the bus accept it?' says under a title. */
export const bus = (page: Page, title: string): Locator =>
  reportOf(page)
    .locator('.check-acceptance > li')
    .filter({has: page.getByText(title, {exact: true})});

/** The words of the reading of the document that is shown, each line with its term. */
export const reading = (page: Page): Promise<string> =>
  reportOf(page)
    .locator('.check-reading')
    .evaluate((element) => (element as HTMLElement).innerText.replace(/\s+/g, ' '));

/** Compares the file that is shown with another one. */
export async function compare(page: Page, other: string): Promise<string> {
  await reportOf(page).getByRole('combobox', {name: 'Compare with'}).selectOption({label: other});
  const told = reportOf(page).locator('p[role=status]');
  await expect(told).toContainText(/values/);
  return told.innerText();
}
