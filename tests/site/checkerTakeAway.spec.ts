import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {Ajv2020} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import {expect, test, type Page} from './support/test';
import {
  causes,
  CHECKER,
  example,
  expectChecked,
  format,
  give,
  main,
  openChecker,
  report,
  reportOf,
  WRONG,
} from './support/checker';
import {copiedBy} from './support/page';
import {siteAddress} from './support/site';

/** Two errors of EN 16931 in one document: an amount due, and a unit. */
const BROKEN = String(WRONG.bytes).replace('unitCode="H87"', 'unitCode="PCS"');

const button = (page: Page, name: string) =>
  reportOf(page).getByRole('group', {name: 'Download or copy the report'}).getByRole('button', {name, exact: true});

/** Downloads the report. @returns the name that the browser gives it, and its text */
async function download(page: Page, kind: string): Promise<{readonly name: string; readonly text: string}> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, kind).click()]);
  return {name: file.suggestedFilename(), text: fs.readFileSync(await file.path(), 'utf8')};
}

/** Reads XML with libxml2 in a program of its own, and gives what an XPath finds. @throws Error for what is not well-formed */
function found(xml: string, path: string): string[] {
  const program = `import {XmlDocument} from 'libxml2-wasm';
import {text} from 'node:stream/consumers';
const tree = XmlDocument.fromString(await text(process.stdin));
const names = {svrl: 'http://purl.oclc.org/dsdl/svrl'};
console.log(JSON.stringify(tree.find(process.argv[1], names).map(({content}) => content)));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program, path], {input: xml});
  return JSON.parse(said.toString()) as string[];
}

async function expectJson(page: Page): Promise<void> {
  const ajv = new Ajv2020({allErrors: true, strict: true});
  addFormats(ajv);
  const isReport = ajv.compile(JSON.parse(fs.readFileSync('documents/check-report.schema.json', 'utf8')) as object);
  const {name, text} = await download(page, 'JSON');
  const value: unknown = JSON.parse(text);
  isReport(value);
  expect(isReport.errors ?? []).toEqual([]);
  expect(name).toMatch(/\.json$/);
  expect(value).toMatchObject({
    documents: [
      {
        file: {name: 'broken.xml'},
        format: {id: 'ubl-bisv3'},
        verdict: 'invalid',
        accepted: {outcome: 'rejected', code: 'API400-RULES'},
        causes: [{findings: [{rule: 'BR-CO-16'}]}, {findings: [{rule: 'BR-CL-23'}]}],
      },
    ],
  });
}

async function expectOpensAnywhere(page: Page, text: string, file: string): Promise<void> {
  fs.writeFileSync(file, text);
  const asked: string[] = [];
  const other = await page.context().newPage();
  other.on('request', (request) => asked.push(request.url()));
  other.on('pageerror', ({message}) => asked.push(message));
  other.on('console', (message) => asked.push(message.text()));
  await other.goto(`file://${file}`);
  await expect(other.locator('body')).toContainText('Invalid');
  for (const words of ['broken.xml', 'BR-CO-16', 'BR-CL-23', 'H87', 'API400-RULES'])
    await expect(other.locator('body')).toContainText(words);
  expect(await other.locator('script, link, img, iframe, object').count()).toBe(0);
  // Its own style applies, whatever its policy forbids.
  expect(
    await other
      .locator('table')
      .first()
      .evaluate((table) => getComputedStyle(table).borderCollapse),
  ).toBe('collapse');
  expect(asked).toEqual([`file://${file}`]);
  await other.close();
}

test('a report is taken away as HTML that opens anywhere, Markdown, JSON and SVRL', async ({page}, info) => {
  await openChecker(page);
  await give(page, {name: 'broken.xml', bytes: BROKEN});
  await expectChecked(page, 'broken.xml');
  await test.step('HTML', async () => {
    const {name, text} = await download(page, 'HTML');
    expect(name).toMatch(/\.html$/);
    await expectOpensAnywhere(page, text, info.outputPath('report.html'));
  });
  await test.step('Markdown', async () => {
    const {name, text} = await download(page, 'Markdown');
    expect(name).toMatch(/\.md$/);
    expect(text).toMatch(/^#+ .*(?:Invalid|broken\.xml)/m);
    expect(text).toMatch(new RegExp(`\\[BR-CO-16\\]\\(${siteAddress}/documents/rules/[^)]+#BR-CO-16\\)`));
    expect(text).toMatch(/215\.38/);
  });
  await test.step('JSON', () => expectJson(page));
  await test.step('SVRL', async () => {
    const {name, text} = await download(page, 'SVRL');
    expect(name).toMatch(/\.xml$/);
    // The last is the check of the bus that rejects it.
    expect(found(text, '/*/svrl:failed-assert/@id')).toEqual(['BR-CO-16', 'BR-CL-23', 'rules']);
  });
  await test.step('the link selects format and rule alone', async () => {
    const link = await copiedBy(page, () => button(page, 'Copy link').click());
    expect(link).toBe(`${siteAddress}${CHECKER}#format=ubl-bisv3&rule=BR-CO-16`);
  });
});

const MARKER = 'Zwartkopmeeuw77';

/** A document with a mark in all values of its elements and attributes, but those by which it is recognised. */
const marked = (xml: string): string =>
  xml
    .replace(/>([^<>\s][^<>]*)</g, (whole, value: string) => (value.startsWith('urn:') ? whole : `>${MARKER}${value}<`))
    .replace(/ (schemeID|currencyID|unitCode|format)="/g, ` $1="${MARKER}`);

test('an issue has the rules and no value of the document', async ({page}) => {
  await openChecker(page);
  await format(page).selectOption('ubl-bisv3');
  const xml = marked(example('ubl-bisv3/invoice-typical.xml'));
  for (const [name, bytes] of [
    [`${MARKER}-1.xml`, xml],
    [`${MARKER}-2.xml`, xml.replaceAll('>urn:', `>${MARKER}urn:`)],
    [`${MARKER}-3.xml`, BROKEN.replaceAll('PCS', MARKER)],
  ] as const) {
    await give(page, {name, bytes});
    await expectChecked(page, name);
    const {text} = await report(page);
    expect(text.split(MARKER).length, 'the report quotes values').toBeGreaterThan(5);
    const issue = await copiedBy(page, () => button(page, 'Copy as issue').click());
    expect(issue).not.toMatch(new RegExp(MARKER, 'i'));
    expect(issue).toMatch(/Invalid/);
    expect(issue, 'with the rules').toMatch(/BR-CL-23|XSD|FORMAT/);
    const link = await copiedBy(page, () => button(page, 'Copy link').click());
    expect(link).toMatch(new RegExp(`^${siteAddress}${CHECKER}#format=ubl-bisv3&rule=[A-Z\\d-]+$`));
  }
});

test(
  'on paper all findings are open, and what takes documents and the prose are left out',
  {tag: '@print'},
  async ({page}) => {
    await openChecker(page);
    const prose = page.locator('.markdown > :is(p, h2, ul, table):not(:has([data-checker]))');
    expect(await prose.filter({visible: true}).count()).toBeGreaterThan(0);
    await give(page, {name: 'broken.xml', bytes: BROKEN});
    await expectChecked(page, 'broken.xml');
    await expect(causes(page)).toHaveCount(2);
    await expect(causes(page).nth(1)).not.toHaveAttribute('open');
    await page.emulateMedia({media: 'print'});
    for (const part of ['.check-findings', '.check-values', 'figure'])
      await expect(causes(page).nth(1).locator(part).first()).toBeVisible();
    await expect(main(page).locator('.check-intake')).toBeHidden();
    await expect(button(page, 'HTML')).toBeHidden();
    expect(await prose.filter({visible: true}).count()).toBe(0);
    await expect(reportOf(page).locator('.check-banner')).toBeVisible();
    await expect(reportOf(page).locator('.check-reading')).toBeVisible();
    await page.pdf({format: 'A4'});
    await expect(causes(page).nth(1), 'printed by a browser that can not open it by its style').toHaveAttribute('open');
  },
);
