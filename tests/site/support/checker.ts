import fs from 'node:fs';
import {AFRelationship, PDFDocument} from 'pdf-lib';
import {expect, type Locator, type Page} from '@playwright/test';
import {build} from './site';

/** The page that checks documents. */
export const CHECKER = '/documents/validate.html';

/** The folder of the files that it alone fetches. */
export const CHECKER_ASSETS = '/assets/checker/';

/** A file that a reader gives. */
export interface Given {
  readonly name: string;
  readonly bytes: Uint8Array | string;
}

/** What the page says of a file. */
export interface Shown {
  /** The word of the verdict: 'Valid', 'Invalid' or 'Could not check'. */
  readonly verdict: string;
  /** All words of the report, those of closed parts too. */
  readonly text: string;
  /** Why a check could not be done, and what the bus does. */
  readonly banner: string;
}

export const main = (page: Page): Locator => page.locator('main [data-checker]');
const chooser = (page: Page): Locator => main(page).locator('input[type=file]');

/** The report on a file, or on the one that is shown. */
export const reportOf = (page: Page, name?: string): Locator =>
  name === undefined
    ? main(page).getByRole('region', {name: 'Report on'})
    : main(page).getByRole('region', {name: `Report on ${name}`, exact: true});

/** What those hear who can't see the page. */
export const announced = (page: Page): Locator => main(page).locator('> [role=status]');

/** The files of the session, each with its verdict; of a single file there is no list. */
export const files = (page: Page): Locator =>
  main(page).getByRole('region', {name: 'Files', exact: true}).getByRole('listitem');

/** The lists of the page. */
export const format = (page: Page): Locator => main(page).getByRole('combobox', {name: /^Format/});
export const samples = (page: Page): Locator => main(page).getByRole('combobox', {name: /^Try a sample/});

/** The findings, grouped by their causes. */
export const causes = (page: Page): Locator => reportOf(page).locator('.check-cause');

/** Checks the sample that is chosen in the list. */
export const trySample = (page: Page): Promise<void> =>
  main(page).getByRole('button', {name: 'Try', exact: true}).click();

/** Opens the page, and waits until it takes documents. */
export async function openChecker(page: Page, hash = ''): Promise<void> {
  await page.goto(CHECKER + hash);
  await chooser(page).waitFor({state: 'attached'});
}

/** Waits until a file is checked, and nothing more is looked for. */
export async function expectChecked(page: Page, name?: string): Promise<void> {
  await expect(reportOf(page, name)).toBeVisible();
  await expect(main(page).locator('.check-busy')).toHaveCount(0);
  await expect(reportOf(page, name).locator('.check-banner')).toBeVisible();
}

/** What the page says of the file that is shown. */
export async function report(page: Page): Promise<Shown> {
  const shown = reportOf(page);
  const banner = await shown.locator('.check-banner').innerText();
  const verdict = await shown.locator('.check-banner strong').first().innerText();
  return {verdict, banner, text: await shown.evaluate((element) => element.textContent.replace(/\s+/g, ' '))};
}

const bytesOf = (bytes: Given['bytes']): Buffer =>
  typeof bytes === 'string' ? Buffer.from(bytes) : Buffer.from(bytes);

/** Chooses files, as in the dialog of the browser. */
export const give = (page: Page, ...given: readonly Given[]): Promise<void> =>
  chooser(page).setInputFiles(
    given.map(({name, bytes}) => ({name, mimeType: 'application/octet-stream', buffer: bytesOf(bytes)})),
  );

/** Checks a file, and gives what the page then says of it. The file is the only one of the session. */
export async function check(page: Page, given: Given): Promise<Shown> {
  await forget(page);
  await give(page, given);
  await expectChecked(page);
  return report(page);
}

/** Removes the files of the session, if there are several. */
export async function forget(page: Page): Promise<void> {
  const remove = main(page).getByRole('button', {name: 'Remove all'});
  if (await remove.isVisible()) await remove.click();
}

/** An example document of the project. */
export const example = (name: string): string => fs.readFileSync(`documents/examples/${name}`, 'utf8');

/** A valid invoice of Peppol BIS 3. */
export const VALID: Given = {name: 'valid.xml', bytes: example('ubl-bisv3/invoice-minimal.xml')};

/** An invoice whose total is wrong, as the site has it among the rejections. */
export const WRONG: Given = {
  name: 'wrong.xml',
  bytes: example('ubl-bisv3/invoice-minimal.xml').replace(/(<cbc:PayableAmount[^>]*>)[^<]+/, '$11.00'),
};

/** An element that the rules of EN 16931 warn of. */
export const WARNED: Given = {
  name: 'warned.xml',
  bytes: String(VALID.bytes).replace(
    /(<\/cbc:ID>)(\s*<cbc:IssueDate)/,
    '$1<cbc:CopyIndicator>false</cbc:CopyIndicator>$2',
  ),
};

/** A PDF by a writer other than ours, with files in it. */
export async function pdfWith(
  embedded: Readonly<Record<string, string | Uint8Array>>,
  change: (pdf: PDFDocument) => void = () => undefined,
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  for (const [name, content] of Object.entries(embedded))
    await pdf.attach(bytesOf(content), name, {afRelationship: AFRelationship.Alternative});
  change(pdf);
  return pdf.save({useObjectStreams: false});
}

/** The files of the checker in the built site, as addresses. */
const assets = (): string[] =>
  (fs.readdirSync(build + CHECKER_ASSETS, {recursive: true}) as string[]).map((name) => CHECKER_ASSETS + name);

/** The one file of the checker whose address matches. @throws Error when there is none, or several */
export function asset(pattern: RegExp): string {
  const found = assets().filter((address) => pattern.test(address));
  if (found.length === 1 && found[0] !== undefined) return found[0];
  throw new Error(`${String(pattern)} is the address of ${found.length} files of the checker`);
}
