import {zipSync} from 'fflate';
import {expect, test, type Page} from './support/test';
import {
  announced,
  causes,
  check,
  example,
  expectChecked,
  files,
  format,
  give,
  main,
  openChecker,
  pdfWith,
  report,
  reportOf,
  samples,
  trySample,
  VALID,
  WARNED,
  WRONG,
} from './support/checker';

const BYTES = new TextEncoder();

const FACTURX = example('cii-facturx/invoice-typical.xml');

/** Drops files on the part that takes documents. */
async function drop(page: Page, ...given: readonly (readonly [name: string, text: string])[]): Promise<void> {
  const transfer = await page.evaluateHandle((all) => {
    const data = new DataTransfer();
    for (const [name, text] of all) data.items.add(new File([text], name));
    return data;
  }, given);
  const place = main(page).getByRole('region', {name: 'Document to check'});
  await place.dispatchEvent('dragover', {dataTransfer: transfer});
  await place.dispatchEvent('drop', {dataTransfer: transfer});
}

/** Puts a text into the field for it, and has it checked. */
async function paste(page: Page, text: string): Promise<void> {
  const field = main(page).getByLabel('XML of the document', {exact: true});
  if (!(await field.first().isVisible())) await main(page).getByText('Paste XML', {exact: true}).click();
  await field.first().fill(text);
  await main(page).getByRole('button', {name: 'Check', exact: true}).click();
}

/** The values of the options of the samples, the first of which is none. */
const sampleValues = (page: Page): Promise<string[]> =>
  samples(page)
    .locator('option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value).filter((value) => value !== ''));

/** What the verdict says is announced, with the name of the file. */
async function expectAnnounced(page: Page, name: string, verdict: string): Promise<void> {
  await expect(announced(page)).toContainText(name);
  await expect(announced(page)).toContainText(verdict);
}

test('valid, invalid, unreadable, warned of and hybrid documents have their verdicts, which are announced', async ({
  page,
}) => {
  await openChecker(page);
  await test.step('valid', async () => {
    const {verdict, text} = await check(page, VALID);
    expect(verdict).toBe('Valid');
    expect(text).toContain('Peppol BIS Billing');
    expect(text).toMatch(/EN 16931 for UBL \d[\d.]+ \(\d/);
    await expect(causes(page)).toHaveCount(0);
    await expectAnnounced(page, 'valid.xml', 'Valid');
  });
  await test.step('invalid', async () => {
    const {verdict, text} = await check(page, WRONG);
    expect(verdict).toBe('Invalid');
    expect(text).toContain('BR-CO-16');
    await expect(causes(page)).not.toHaveCount(0);
    await expectAnnounced(page, 'wrong.xml', 'Invalid');
  });
  await test.step('not well-formed', async () => {
    const {verdict, text} = await check(page, {name: 'broken.xml', bytes: '<Invoice>\n<cbc:ID>1</Invoice>'});
    expect(verdict).toBe('Invalid');
    expect(text).toContain('not well-formed');
    expect(text).toMatch(/line 2/i);
    expect(text).not.toContain('EN 16931 for UBL');
    await expectAnnounced(page, 'broken.xml', 'Invalid');
  });
  await test.step('warnings only', async () => {
    const {verdict, text} = await check(page, WARNED);
    expect(verdict).toBe('Valid');
    expect(text).toMatch(/1 warning\b/);
    expect(text).not.toMatch(/No problems or warnings|Fatal/);
    await expect(causes(page)).toHaveCount(1);
    await expect(causes(page)).toContainText('Warning');
    await expectAnnounced(page, 'warned.xml', 'Valid');
  });
  await test.step('a hybrid PDF', async () => {
    const {verdict, text} = await check(page, {name: 'hybrid.pdf', bytes: await pdfWith({'factur-x.xml': FACTURX})});
    expect(verdict).toBe('Valid');
    expect(text).toContain('The PDF itself was not checked');
    const wrong = FACTURX.replace(/(<ram:DuePayableAmount[^>]*>)[^<]+/, '$11.00');
    const other = await check(page, {name: 'wrong.pdf', bytes: await pdfWith({'factur-x.xml': wrong})});
    expect(other.verdict).toBe('Invalid');
    expect(other.text).toContain('BR-CO-16');
  });
  await test.step('a PDF without XML', async () => {
    const {verdict, text} = await check(page, {name: 'plain.pdf', bytes: await pdfWith({})});
    expect(verdict).toBe('Invalid');
    expect(text).toContain('without an embedded invoice');
  });
});

test('documents are taken from a zip, the clipboard, a drop and a list of samples, and checked as the chosen format', async ({
  page,
}) => {
  await openChecker(page);
  await test.step('a zip of three files, of which each has its report', async () => {
    const zip = zipSync({
      'a/valid.xml': BYTES.encode(String(VALID.bytes)),
      'b/wrong.xml': BYTES.encode(String(WRONG.bytes)),
      'hybrid.pdf': await pdfWith({'factur-x.xml': FACTURX}),
      'read me.txt': BYTES.encode('no document'),
    });
    await give(page, {name: 'month.zip', bytes: zip});
    await expect(files(page)).toHaveText([/a\/valid\.xml.*Valid$/, /b\/wrong\.xml.*Invalid$/, /hybrid\.pdf.*Valid$/]);
    await files(page).nth(1).getByRole('button').click();
    await expectChecked(page);
    expect((await report(page)).text).toContain('BR-CO-16');
    await files(page).nth(0).getByRole('button').click();
    await expectChecked(page);
    expect((await report(page)).verdict).toBe('Valid');
    await main(page).getByRole('button', {name: 'Remove all'}).click();
    await expect(reportOf(page)).toHaveCount(0);
    await expect(files(page)).toHaveCount(0);
  });
  await test.step('pasted', async () => {
    await paste(page, String(VALID.bytes));
    await expectChecked(page);
    expect((await report(page)).verdict).toBe('Valid');
    await paste(page, String(WRONG.bytes));
    await expect(files(page)).toHaveCount(2);
    await expectChecked(page);
    expect((await report(page)).text).toContain('BR-CO-16');
  });
  await test.step('dropped, two at once', async () => {
    await drop(page, ['dropped.xml', String(VALID.bytes)], ['beside.xml', String(WRONG.bytes)]);
    await expect(files(page)).toHaveCount(4);
    await expect(files(page).filter({hasText: 'dropped.xml'})).toHaveText(/Valid$/);
    await expect(files(page).filter({hasText: 'beside.xml'})).toHaveText(/Invalid$/);
    await main(page).getByRole('button', {name: 'Remove all'}).click();
  });
  await test.step('as a format that the document is not', async () => {
    await format(page).selectOption('order-bisv3');
    const {verdict, text} = await check(page, VALID);
    expect(verdict).toBe('Invalid');
    expect(text).toContain('FORMAT');
    expect(text).toContain('The file is not the message order-bisv3');
    // A sibling with the same root element and namespace: the rules of the chosen format run as well.
    await format(page).selectOption('ubl-nlcius');
    const other = await check(page, VALID);
    expect(other.verdict).toBe('Invalid');
    expect(other.text).toContain('The file says that it is ubl-bisv3');
    await format(page).selectOption('');
    expect((await check(page, VALID)).verdict).toBe('Valid');
  });
  await test.step('a sample of each format, which breaks its rule', async () => {
    const addresses = await sampleValues(page);
    expect(addresses.length).toBeGreaterThan(100);
    for (const address of addresses.filter((_address, index) => index % 60 === 0)) {
      const rule = (await samples(page).locator(`option[value="${address}"]`).innerText()).replace(/.*\((.*)\)$/, '$1');
      const before = await files(page).count();
      await samples(page).selectOption(address);
      await trySample(page);
      if (before > 0) await expect(files(page)).toHaveCount(before + 1);
      await expect(reportOf(page, address.split('/').at(-1))).toBeVisible();
      await expectChecked(page);
      const {verdict, text} = await report(page);
      expect(verdict, address).toBe('Invalid');
      expect(text).toContain(rule);
    }
    await main(page).getByRole('button', {name: 'Remove all'}).click();
  });
});
