import {expect, test, type Page} from './support/test';
import {causes, expectChecked, format, openChecker, reportOf, samples, trySample, WARNED} from './support/checker';
import {
  CII,
  UBL,
  WRONG_DATE,
  WRONG_GLN,
  WRONG_NET,
  WRONG_UNIT,
  bus,
  cells,
  compare,
  expectExcerpt,
  lineOf,
  reading,
  rules,
  shown,
} from './support/checkerReport';
import {siteAddress} from './support/site';
import {arrive} from './support/page';

async function expectWrongTotal(page: Page): Promise<void> {
  await shown(page, 'net.xml', WRONG_NET);
  await expect(causes(page)).toHaveCount(1);
  const cause = causes(page).first();
  expect(await rules(cause)).toBe('BR-CO-13, BR-CO-15');
  await expect(cause).toHaveAttribute('open');
  expect(await cells(cause.locator('.check-sums'))).toEqual([
    [expect.stringMatching(/BT-109 BR-CO-13$/), '4535.00 - 214.35', '4320.65', '4340.65 differs'],
    [expect.stringMatching(/BT-112 BR-CO-15$/), '4340.65 + 877.58', '5218.23', '5198.23 differs'],
  ]);
  const values = await cells(cause.locator('.check-values'));
  for (const [term, amount, element] of [
    ['BT-109', '4340.65', '4340.65</cbc:TaxExclusiveAmount>'],
    ['BT-107', '214.35', '214.35</cbc:AllowanceTotalAmount>'],
    ['BT-112', '5198.23', '5198.23</cbc:TaxInclusiveAmount>'],
  ] as const) {
    const row = [expect.stringMatching(new RegExp(`${term}$`)), amount, `Line ${lineOf(WRONG_NET, element)}`];
    expect(values).toContainEqual(row);
  }
  await expect(cause.getByRole('link', {name: 'BT-109', exact: true}).first()).toHaveAttribute(
    'href',
    /terms.*#BT-109$/,
  );
  await expect(cause.getByRole('link', {name: 'BR-CO-13', exact: true})).toHaveAttribute(
    'href',
    /en16931-ubl.*BR-CO-13$/,
  );
  await expect(cause).toContainText('[BR-CO-13]-Invoice total amount without VAT (BT-109) = Σ Invoice line net amount');
  await expectExcerpt(cause, 'In your document', WRONG_NET, '4340.65');
  await expectExcerpt(cause, /^Corrected: .*BT-109.* 4320\.65/, UBL, '4320.65');
}

async function expectPlaceShown(page: Page): Promise<void> {
  const line = lineOf(WRONG_NET, '</cbc:TaxInclusiveAmount>');
  await causes(page)
    .first()
    .getByRole('button', {name: `Line ${line}`, exact: true})
    .click();
  const marked = reportOf(page).locator('.check-xml mark');
  await expect(marked.first()).toBeInViewport();
  expect((await marked.allTextContents()).join('')).toBe(
    '<cbc:TaxInclusiveAmount currencyID="EUR">5198.23</cbc:TaxInclusiveAmount>',
  );
  const current = reportOf(page).locator('.check-reading [aria-current]');
  await expect(current).toHaveText('5,198.23');
  const terms = await current.evaluateAll((all) => all.map((each) => each.nextElementSibling?.textContent));
  expect(terms).toEqual(['BT-112']);
  await test.step('and back: what the reading has leads to the XML', async () => {
    await reportOf(page).locator('.check-reading').getByRole('button', {name: 'Kentia palm, 150 cm'}).click();
    await expect(marked.first()).toBeInViewport();
    expect((await marked.allTextContents()).join('')).toBe('<cbc:Name>Kentia palm, 150 cm</cbc:Name>');
  });
}

test('a finding shows its values, sums, codes and words, the text before and after, and where it is', async ({
  page,
}) => {
  await openChecker(page);
  await test.step('a wrong total that breaks two rules is one finding', () => expectWrongTotal(page));
  await test.step('the line of a value marks it in the XML and in the reading', () => expectPlaceShown(page));
  await test.step('codes near to a wrong unit', async () => {
    await shown(page, 'unit.xml', WRONG_UNIT);
    const cause = causes(page).first();
    expect(await rules(cause)).toBe('BR-CL-23');
    for (const code of ['H87', 'C62'])
      await expect(cause.getByRole('link', {name: new RegExp(`^${code} `)})).toHaveAttribute(
        'href',
        new RegExp(`^/misc/codeList/unit\\.html#unit-${code}$`),
      );
    await expectExcerpt(cause, 'In your document', WRONG_UNIT, 'PCS');
    await expectExcerpt(cause, /^Corrected/, UBL, 'H87');
  });
  await test.step('a message of the schema in words', async () => {
    await shown(page, 'date.xml', WRONG_DATE);
    const cause = causes(page).filter({hasText: "'31-12-2025' is not a valid value of the atomic type 'xs:date'"});
    expect(await rules(cause)).toBe('XSD, PEPPOL-EN16931-F001');
    await expect(cause.locator('.check-findings')).toContainText(
      /IssueDate.* contains '31-12-2025'\. It must be a date/,
    );
    await expectExcerpt(cause, 'In your document', WRONG_DATE, '31-12-2025');
    await expectExcerpt(
      cause,
      /^Corrected/,
      UBL.replace('2026-11-16</cbc:IssueDate>', '2025-12-31</cbc:IssueDate>'),
      '2025-12-31',
    );
  });
});

test('what the bus does is told beside the rules: warnings, a wrong check digit, a number twice', async ({page}) => {
  await openChecker(page);
  await test.step('warnings alone reject nothing', async () => {
    const {verdict, banner} = await shown(page, 'warned.xml', String(WARNED.bytes));
    expect(verdict).toBe('Valid');
    expect(banner).toContain('1 warning');
    expect(banner).toContain('The bus accepts this document');
    expect(banner).not.toMatch(/reject|API400/);
  });
  await test.step('a wrong check digit of an endpoint ID', async () => {
    const {banner} = await shown(page, 'gln.xml', WRONG_GLN);
    expect(banner).toContain('The bus rejects this document with API400-RULES');
    await expect(bus(page, 'Schema and rules')).toContainText('PEPPOL-COMMON-R040');
    await expect(bus(page, 'Receiver')).toContainText(/8712345011605.*check digits|check digits.*8712345011605/i);
    await expect(bus(page, 'Document number')).toHaveAttribute('data-outcome', 'passed');
  });
  await test.step('a number that another file has', async () => {
    const {verdict} = await shown(page, 'again.xml', UBL.replace('Payment within', 'Pay within'));
    expect(verdict).toBe('Valid');
    await expect(bus(page, 'Document number')).toHaveAttribute('data-outcome', 'notice');
    await expect(bus(page, 'Document number')).toContainText(/'2026-0417'.*'gln\.xml'/);
    await expect(bus(page, 'Document number')).not.toContainText('warned.xml');
  });
});

test('UBL and CII read alike, and are compared by business term', async ({page}) => {
  await openChecker(page);
  const readings: string[] = [];
  await test.step('the reading has number, seller and lines', async () => {
    for (const [name, xml] of [
      ['ubl.xml', UBL],
      ['cii.xml', CII],
    ] as const) {
      expect((await shown(page, name, xml)).verdict, name).toBe('Valid');
      const text = await reading(page);
      expect(text, name).toMatch(/Invoice number 2026-0417 BT-1 /);
      expect(text, name).toMatch(/Seller Name Zilverlinde Kantoorinrichting B\.V\. BT-27 /);
      for (const line of [
        /1 Sit-stand desk 160 x 80 cm, oak .* 6 piece \(H87\) 425\.00 .* 2,550\.00/,
        /2 Office chair Tilia, anthracite .* 6 piece \(H87\) 289\.50 .* 1,737\.00/,
        /3 Kentia palm, 150 cm .* 4 piece \(H87\) 62\.00 .* 9% 248\.00/,
      ])
        expect(text, name).toMatch(line);
      readings.push(text);
    }
    expect(readings[0]).toBe(readings[1]);
  });
  await test.step('the same invoice', async () => {
    const told = await compare(page, 'ubl.xml');
    expect(Number(/^All (\d+) values are the same\./.exec(told)?.[1]), told).toBeGreaterThan(50);
    await expect(reportOf(page).locator('.check-compared')).toHaveCount(0);
  });
  await test.step('another amount', async () => {
    await shown(page, 'dearer.xml', UBL.replace('>62.00</cbc:PriceAmount>', '>62.50</cbc:PriceAmount>'));
    expect(await compare(page, 'cii.xml')).toMatch(/^1 of \d+ values differs\./);
    const table = reportOf(page).locator('.check-compared');
    await expect(table.locator('thead')).toHaveText(/Business term\s*dearer\.xml\s*cii\.xml/);
    expect(await cells(table)).toEqual([[expect.stringMatching(/BT-146 .*3$/), '62.50', '62.00']]);
    await reportOf(page).getByRole('checkbox', {name: 'Also show equal values'}).check();
    expect(await cells(table)).toContainEqual([expect.stringMatching(/ BT-1 Document$/), '2026-0417', '2026-0417']);
  });
});

test('an address selects a format, the sample of a rule, and opens its finding', async ({page}) => {
  await arrive(page, `${siteAddress}/documents/validate.html#format=ubl-bisv3&rule=BR-CL-23`);
  await expect(format(page)).toHaveValue('ubl-bisv3');
  await expect(samples(page).locator('option:checked')).toHaveText(/\(BR-CL-23\)$/);
  await trySample(page);
  await expectChecked(page);
  expect(await rules(causes(page).first())).toContain('BR-CL-23');
  // The first finding is open in any case.
  const all = WRONG_NET.replace('unitCode="H87">6<', 'unitCode="PCS">6<').replace('>2026-12-16<', '>16-12-2026<');
  await shown(page, 'all.xml', all);
  await expect(causes(page)).toHaveCount(3);
  const open = causes(page)
    .filter({has: page.locator('summary')})
    .and(page.locator('[open]'));
  expect(await open.locator('.check-rules').allInnerTexts()).toEqual(['BR-CO-13, BR-CO-15', 'BR-CL-23']);
});
