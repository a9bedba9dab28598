import {expect, test} from 'vitest';
import type {ReportFinding} from '../../../../src/diagnosis/model';
import {edited} from '../../../../src/diagnosis/source/edits';
import {correctTotals} from '../../../../src/diagnosis/totals/correct';
import {broken, documentOf, example, findingsOf, nameOf, rejections} from './support';

const rulesOf = (findings: readonly ReportFinding[]): string[] => findings.map(({rule}) => rule);

/** The causes of a broken document, and the document with all corrections. */
async function diagnosed(message: string, text: string) {
  const findings = await findingsOf(message, text);
  const causes = correctTotals(documentOf(message, text), findings, nameOf);
  const edits = causes.flatMap(({correction}) => correction?.edits ?? []);
  return {findings, causes, corrected: edited(text, edits)};
}

/** Rejections whose correction is the example that they break. */
const RESTORED = [
  ['ubl-bisv3', 'BR-S-08', 'invoice-typical'],
  ['ubl-bisv3', 'BR-CO-17', 'invoice-typical'],
  ['ubl-bisv3', 'PEPPOL-EN16931-R040', 'allowances-and-charges'],
  ['ubl-bisv3', 'BR-CO-10', 'prepaid-and-rounding'],
  ['ubl-bisv3', 'BR-CO-13', 'allowances-and-charges'],
  ['ubl-bisv3', 'BR-CO-14', 'prepaid-and-rounding'],
  ['ubl-bisv3', 'BR-CO-15', 'invoice-minimal'],
  ['cii-bisv3', 'BR-CO-13', 'credit-note'],
  ['ubl-nlcius-energy', 'BR-CO-16', 'annual-settlement'],
] as const;

test.each(RESTORED)(
  'the correction of %s %s is what was broken, and nothing is found again',
  async (message, rule, file) => {
    const text = rejections(message).find((each) => each.rule === rule)?.text ?? '';
    const {causes, corrected} = await diagnosed(message, text);
    expect(causes.map(({correction}) => correction?.text)).toEqual([expect.stringMatching(/^Set the .* to .*\.$/)]);
    expect(corrected).toBe(example(`${message}/${file}`));
  },
);

test('an amount due that forgets what is paid is computed anew', async () => {
  const text = rejections('cii-facturx').find(({rule}) => rule === 'BR-CO-16')?.text ?? '';
  const {causes, corrected} = await diagnosed('cii-facturx', text);
  // By hand: 4953.58 - 500.00.
  expect(causes[0]?.correction?.text).toBe('Set the amount due for payment (BT-115) to 4453.58.');
  expect(rulesOf(await findingsOf('cii-facturx', corrected))).toEqual([]);
});

/** Typing errors in one amount: message, example, what is changed, and the cause's first rule. */
const TYPED = [
  ['ubl-bisv3', 'allowances-and-charges', '<cbc:LineExtensionAmount currencyID="EUR">890.00<', '980.00'],
  ['ubl-bisv3', 'allowances-and-charges', '<cbc:LineExtensionAmount currencyID="EUR">2282.20<', '2228.20'],
  ['ubl-bisv3', 'allowances-and-charges', '<cbc:Amount currencyID="EUR">45.00<', '54.00'],
  ['ubl-bisv3', 'allowances-and-charges', '<cbc:Amount currencyID="EUR">57.97<', '75.97'],
  ['ubl-bisv3', 'allowances-and-charges', '<cbc:PriceAmount currencyID="EUR">89.00<', '98.00'],
  ['ubl-bisv3', 'allowances-and-charges', '<cbc:AllowanceTotalAmount currencyID="EUR">67.27<', '-67.27'],
  ['cii-bisv3', 'invoice-typical', '<ram:BasisAmount>4072.65<', '4027.65'],
  ['cii-bisv3', 'invoice-typical', '<ram:CalculatedAmount>22.32<', '22.23'],
  ['cii-nlcius', 'invoice-minimal', '<ram:TaxBasisTotalAmount>', '1'],
] as const;

test.each(TYPED)('%s %s: %s%s is one cause with one change', async (message, file, at, typed) => {
  const xml = example(`${message}/${file}`);
  const text = broken(xml, [at, at.endsWith('>') ? `${at}${typed}` : at.replace(/[\d.]+(?=<)/, typed)]);
  const {findings, causes, corrected} = await diagnosed(message, text);
  expect(findings.length).toBeGreaterThan(0);
  expect(causes.map(({correction, elements}) => [correction?.edits.length, elements.length])).toEqual([[1, 1]]);
  expect(causes[0]?.findings).toHaveLength(findings.length);
  expect(corrected).toBe(xml);
});

test('a wrong line is found where no rule multiplies, and the title says so', async () => {
  const xml = example('ubl-nlcius/invoice-minimal');
  const line = /<cac:InvoiceLine>[^]*?<cbc:LineExtensionAmount currencyID="EUR">([\d.]+)</.exec(xml);
  const text = xml.replace(line?.[0] ?? '', (whole) => whole.replace(/[\d.]+<$/, '5.00<'));
  const {findings, causes, corrected} = await diagnosed('ubl-nlcius', text);
  expect(rulesOf(findings)).not.toContain('PEPPOL-EN16931-R120');
  expect(causes.map(({title}) => title)).toEqual([
    `The invoice line net amount of line 1 (BT-131) is 5.00, but must be ${line?.[1]}`,
  ]);
  expect(corrected).toBe(xml);
});

test('two mistakes are two causes', async () => {
  const xml = example('ubl-bisv3/allowances-and-charges');
  const text = broken(
    xml,
    ['<cbc:TaxExclusiveAmount currencyID="EUR">2259.93<', '<cbc:TaxExclusiveAmount currencyID="EUR">2295.93<'],
    ['<cbc:PayableAmount currencyID="EUR">2698.43<', '<cbc:PayableAmount currencyID="EUR">2698.34<'],
  );
  const {causes, corrected} = await diagnosed('ubl-bisv3', text);
  expect(causes.map(({findings}) => rulesOf(findings).sort())).toEqual([['BR-CO-13', 'BR-CO-15'], ['BR-CO-16']]);
  expect(corrected).toBe(xml);
});

test('two mistakes of which one amount depends on the other are one cause', async () => {
  const xml = example('ubl-bisv3/allowances-and-charges');
  const text = broken(
    xml,
    ['<cbc:TaxAmount currencyID="EUR">438.50<', '<cbc:TaxAmount currencyID="EUR">483.50<'],
    ['<cbc:TaxInclusiveAmount currencyID="EUR">2698.43<', '<cbc:TaxInclusiveAmount currencyID="EUR">2689.43<'],
  );
  const {causes, corrected} = await diagnosed('ubl-bisv3', text);
  expect(causes.map(({findings}) => rulesOf(findings).sort())).toEqual([['BR-CO-14', 'BR-CO-15', 'BR-CO-16']]);
  expect(causes[0]?.correction?.text).toBe(
    'Set the invoice total VAT amount (BT-110) to 438.50 and the invoice total amount with VAT (BT-112) to 2698.43.',
  );
  expect(corrected).toBe(xml);
});

test('of two charges of one rate, nobody can tell which is wrong', async () => {
  const xml = example('ubl-bisv3/allowances-and-charges');
  const [, before = '', charge = ''] =
    /([^]*)(<cac:AllowanceCharge>\s*<cbc:ChargeIndicator>true[^]*?<\/cac:AllowanceCharge>)\s*<cac:TaxTotal/.exec(xml) ??
    [];
  const of = (amount: string): string => charge.replace('>45.00<', `>${amount}<`);
  const after = xml.slice(before.length + charge.length);
  expect(rulesOf(await findingsOf('ubl-bisv3', `${before}${of('20.00')}${of('25.00')}${after}`))).toEqual([]);
  const text = `${before}${of('30.00')}${of('25.00')}${after}`;
  const {findings, causes, corrected} = await diagnosed('ubl-bisv3', text);
  expect(rulesOf(findings).sort()).toEqual(['BR-CO-12', 'BR-S-08']);
  expect(causes.map(({correction}) => correction)).toEqual([undefined, undefined]);
  expect(corrected).toBe(text);
});

/** What can't be decided: a price or a quantity, which of two currencies, an amount that the document lacks. */
const UNDECIDED = [
  ['ubl-bisv3', 'PEPPOL-EN16931-R120', ['PEPPOL-EN16931-R120']],
  ['cii-bisv3', 'PEPPOL-EN16931-R120', ['PEPPOL-EN16931-R120']],
  ['cii-xrechnung', 'PEPPOL-EN16931-R046', ['PEPPOL-EN16931-R046']],
] as const;

test.each(UNDECIDED)('%s %s has no correction', async (message, rule, rules) => {
  const text = rejections(message).find((each) => each.rule === rule)?.text ?? '';
  const {causes, corrected} = await diagnosed(message, text);
  expect(causes.map(({findings}) => rulesOf(findings))).toEqual([rules]);
  expect(causes[0]?.sums.map(({isRight}) => isRight)).toEqual([false]);
  expect(corrected).toBe(text);
});

test('without a VAT total in the currency of the invoice, no sum is said to be wrong', async () => {
  const text = rejections('cii-bisv3').find(({rule}) => rule === 'PEPPOL-EN16931-R053')?.text ?? '';
  const {findings, causes} = await diagnosed('cii-bisv3', text);
  expect(rulesOf(findings)).toContain('BR-CO-15');
  expect(causes).toEqual([]);
});

test('a total that is missing is one cause without a correction', async () => {
  const text = broken(example('ubl-bisv3/allowances-and-charges'), [
    '    <cbc:AllowanceTotalAmount currencyID="EUR">67.27</cbc:AllowanceTotalAmount>\n',
    '',
  ]);
  const {causes} = await diagnosed('ubl-bisv3', text);
  expect(causes.map(({findings, correction}) => [rulesOf(findings).sort(), correction])).toEqual([
    [['BR-CO-11', 'BR-CO-13'], undefined],
  ]);
});

test('thousands of wrong lines take no time', () => {
  const xml = example('ubl-bisv3/invoice-minimal');
  const line = /<cac:InvoiceLine>[^]*<\/cac:InvoiceLine>/.exec(xml)?.[0] ?? '';
  const wrong = line.replace(/(<cbc:LineExtensionAmount[^>]*>)[\d.]+/, '$11.00');
  const text = xml.replace(line, () => wrong.repeat(3000));
  const findings = Array.from({length: 3000}, (_, index): ReportFinding => ({
    rule: 'PEPPOL-EN16931-R120',
    severity: 'fatal',
    message: '',
    location: `/Invoice[1]/InvoiceLine[${index + 1}]`,
    layer: 'cius',
    source: {name: ''},
    href: '',
  }));
  const document = documentOf('ubl-bisv3', text);
  const start = performance.now();
  const causes = correctTotals(document, findings);
  expect(causes.map((cause) => cause.findings.length)).toEqual([3000]);
  expect(performance.now() - start).toBeLessThan(20_000);
});
