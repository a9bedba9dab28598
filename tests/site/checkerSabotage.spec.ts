import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {gunzipSync, gzipSync} from 'node:zlib';
import {expect, test, type Page, type Route} from './support/test';
import {
  asset,
  example,
  expectChecked,
  forget,
  give,
  openChecker,
  report,
  VALID,
  reportOf,
  type Given,
  type Shown,
} from './support/checker';
import {build} from './support/site';

/** A timecard has a schema and rules as an invoice has, of which the checks of a worker that has just started take a third of the time. */
const TIMECARD: Given = {name: 'timecard.xml', bytes: example('timecard-setu14/minimal.xml')};
const RULES = asset(/\/rules\/SETU-RTE-TimeCard-/);
const SCHEMAS = asset(/\/schemas\/TimeCardAdditionalData-/);
const OTHER_SCHEMAS = asset(/\/schemas\/FACTUR-X_EN16931-/);
/** An invoice has a second rule set, which may not hide what happens to the first. */
const INVOICE_RULES = asset(/\/rules\/EN16931-UBL-/);
const OTHER_RULES = asset(/\/rules\/EN16931-CII-/);
const SAXON = asset(/SaxonJS2N\.js$/);
const ENGINE = asset(/\/engine-[^/]*\.js$/);
const WORKER = asset(/\/worker-[^/]*\.js$/);
const CODES = asset(/\/codes-[^/]*\.json$/);

const served = (address: string): Buffer => fs.readFileSync(build + address);
const packed = (value: unknown): Buffer => gzipSync(typeof value === 'string' ? value : JSON.stringify(value));
const PAGE = served('/404.html');

/** What happens to a file of the checker. */
interface Sabotage {
  readonly name: string;
  readonly address: string;
  readonly with: (route: Route) => Promise<void>;
  /** The document that needs the file. */
  readonly document?: Given;
  /** What a reader is told, beside the verdict. */
  readonly says?: RegExp;
}

const body =
  (content: () => Buffer | string, contentType = 'application/octet-stream') =>
  (route: Route): Promise<void> =>
    route.fulfill({status: 200, contentType, body: content()});
const missing = (route: Route): Promise<void> => route.fulfill({status: 404, contentType: 'text/html', body: PAGE});
const html = body(() => PAGE, 'text/html');
const script = (text: string): ((route: Route) => Promise<void>) => body(() => text, 'text/javascript');
const unreachable = (route: Route): Promise<void> => route.abort('connectionrefused');
const half = (address: string): Buffer => {
  const all = served(address);
  return all.subarray(0, all.length / 2);
};

/** SaxonJS whose `transform` is another. */
const saxonWith = (transform: string): ((route: Route) => Promise<void>) =>
  body(() => `${served(SAXON).toString()}\n;module.exports.transform = ${transform};`, 'text/javascript');

/** The compiled form of the rules with another sheet, made by the compiler from a template. */
function rulesWith(template: string, rules = RULES): Buffer {
  const folder = fs.mkdtempSync(path.join(process.cwd(), '.cache/psb-sheet-'));
  try {
    // Each part of a sheet has its name.
    const sheet = path.join(folder, path.basename(rules).replace(/-[^-]*$/, ''));
    fs.writeFileSync(
      `${sheet}.xslt`,
      `<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">${template}</xsl:stylesheet>`,
    );
    execFileSync(process.execPath, ['src/validation/node/xslt3.cjs', sheet]);
    const {checks} = JSON.parse(gunzipSync(served(rules)).toString()) as {checks: unknown};
    return packed({checks, sheet: JSON.parse(fs.readFileSync(`${sheet}.json`, 'utf8')) as unknown});
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

/** The archive of schemas without one that others import. */
function schemasWithoutOne(): Buffer {
  const all = JSON.parse(gunzipSync(served(SCHEMAS)).toString()) as Record<string, string>;
  const without = Object.entries(all).filter(([name]) => !name.includes('PersonName'));
  expect(without.length).toBeLessThan(Object.keys(all).length);
  return packed(Object.fromEntries(without));
}

/** What a reader is told of a program that doesn't come. */
const NOT_LOADED = /could not be loaded/;

const DICO: Given = {name: 'dico.xml', bytes: example('dico-sales005-invoice/minimal.xml')};

const SABOTAGES: readonly Sabotage[] = [
  {name: 'the rules are missing', address: RULES, with: missing, says: /missing \(status 404\)/},
  {name: 'the rules are not reachable', address: RULES, with: unreachable, says: /can't be reached/},
  {name: 'the rules are cut off', address: RULES, with: body(() => half(RULES)), says: /damaged/},
  {name: 'the rules are {}', address: RULES, with: body(() => packed({})), says: /damaged/},
  {
    name: 'the rules are those of another format',
    address: RULES,
    with: body(() => served(OTHER_RULES)),
    says: /damaged/,
  },
  {name: 'a page is in the place of the rules', address: RULES, with: html, says: /damaged/},
  {
    name: 'a template of the sheet raises an error',
    address: RULES,
    with: body(() =>
      rulesWith(`<xsl:template match="/"><hits><xsl:sequence select="error((), 'sabotage')"/></hits></xsl:template>`),
    ),
    says: /could not be run to its end: .*sabotage/,
  },
  {
    name: 'the sheet looks at nothing',
    address: RULES,
    with: body(() => rulesWith('<xsl:template match="/"><hits/></xsl:template>')),
    says: /looked at nothing/,
  },
  {
    name: 'the first of two rule sets is missing',
    address: INVOICE_RULES,
    with: missing,
    document: VALID,
    says: /missing \(status 404\)/,
  },
  {
    name: 'the sheet of the first of two rule sets looks at nothing',
    address: INVOICE_RULES,
    with: body(() => rulesWith('<xsl:template match="/"><hits/></xsl:template>', INVOICE_RULES)),
    document: VALID,
    says: /looked at nothing/,
  },
  {name: 'the schemas are missing', address: SCHEMAS, with: missing, says: /missing \(status 404\)/},
  {name: 'the schemas are cut off', address: SCHEMAS, with: body(() => half(SCHEMAS)), says: /damaged/},
  {
    name: 'the schemas are those of another format',
    address: SCHEMAS,
    with: body(() => served(OTHER_SCHEMAS)),
    says: /damaged/,
  },
  {name: 'one of the schemas is missing', address: SCHEMAS, with: body(schemasWithoutOne), says: /can't be used/},
  {
    name: 'the code lists of DICO are missing',
    address: CODES,
    with: missing,
    document: DICO,
    says: /missing \(status 404\)/,
  },
];

const PROGRAMS: readonly Sabotage[] = [
  {name: 'SaxonJS is missing', address: SAXON, with: missing, says: NOT_LOADED},
  {name: 'SaxonJS is a page', address: SAXON, with: html, says: NOT_LOADED},
  {name: 'SaxonJS is cut off', address: SAXON, with: body(() => half(SAXON), 'text/javascript'), says: NOT_LOADED},
  {name: 'SaxonJS throws', address: SAXON, with: saxonWith(`() => { throw new Error('x') }`), says: /run to its end/},
  {
    name: 'SaxonJS throws what is no error',
    address: SAXON,
    with: saxonWith('() => { throw null }'),
    says: /run to its end/,
  },
  {
    name: 'SaxonJS writes nothing',
    address: SAXON,
    with: saxonWith(`() => ({principalResult: ''})`),
    says: /run to its end/,
  },
  {
    name: 'SaxonJS writes something else',
    address: SAXON,
    with: saxonWith(`() => ({principalResult: '<p/>'})`),
    says: /run to its end/,
  },
  {
    name: 'SaxonJS finds nothing',
    address: SAXON,
    with: saxonWith(`() => ({principalResult: '<hits/>'})`),
    says: /run to its end/,
  },
  {name: 'SaxonJS has no result', address: SAXON, with: saxonWith('() => undefined'), says: /run to its end/},
  {name: 'the engine is missing', address: ENGINE, with: missing, says: NOT_LOADED},
  {name: 'the engine is a page', address: ENGINE, with: html, says: NOT_LOADED},
  {name: 'the engine has nothing', address: ENGINE, with: script('export const nothing = 1'), says: NOT_LOADED},
  {name: 'the worker is missing', address: WORKER, with: missing},
  {name: 'the worker throws as it starts', address: WORKER, with: script(`throw new Error('x')`)},
  {name: 'the worker throws at a message', address: WORKER, with: script(`onmessage = () => { throw new Error('x') }`)},
];

/** Checks a document without forgetting the ones before it, so that the worker stays. */
async function checkNext(page: Page, given: Given): Promise<Shown> {
  await give(page, given);
  await expectChecked(page);
  return report(page);
}

/** Checks while a file is sabotaged, and again when it is not. */
async function expectRefusedUntilMended(
  page: Page,
  {address, with: fulfil, document = TIMECARD, says}: Sabotage,
): Promise<void> {
  let asked = 0;
  const pattern = `**${address}`;
  await page.route(pattern, (route) => {
    asked += 1;
    return fulfil(route);
  });
  const {verdict, banner: reason} = await checkNext(page, {...document, name: 'sabotaged.xml'});
  expect.soft(asked, 'the file was asked for').toBeGreaterThan(0);
  expect.soft(verdict, reason).toBe('Could not check');
  expect.soft(reason).toMatch(says ?? /The validator stopped/);
  // Not the words of an engine for its own makers.
  expect.soft(reason).not.toMatch(/Unexpected token|JSON|importScripts|is not a function/);
  await page.unroute(pattern);
  const mended = await checkNext(page, {...document, name: 'mended.xml'});
  expect.soft(mended.verdict, `mended: ${mended.text.slice(0, 300)}`).toBe('Valid');
  await forget(page);
}

/** A worker that is gone without a word says nothing, so the reader cancels; the next check has a new one. */
async function expectCancelled(page: Page): Promise<void> {
  await page.route(`**${WORKER}`, script('onmessage = () => close()'));
  await give(page, TIMECARD);
  await reportOf(page).getByRole('button', {name: 'Cancel', exact: true}).click();
  await expectChecked(page);
  expect((await report(page)).verdict).toBe('Could not check');
  await page.unroute(`**${WORKER}`);
  expect((await checkNext(page, {...TIMECARD, name: 'mended.xml'})).verdict).toBe('Valid');
}

/** Opens the page, and does it all there. A page error would be one of its own program. */
async function expectAllRefused(page: Page, all: readonly Sabotage[]): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await openChecker(page);
  for (const sabotage of all) await test.step(sabotage.name, () => expectRefusedUntilMended(page, sabotage));
  expect(errors).toEqual([]);
}

test('rules, schemas and code lists that are missing, broken or others make no document valid, and are fetched again', ({
  page,
}) => expectAllRefused(page, SABOTAGES));

test('programs that are missing, broken or fail make no document valid, and are loaded again', async ({page}) => {
  await expectAllRefused(page, PROGRAMS);
  await test.step('the worker ends itself', () => expectCancelled(page));
});
