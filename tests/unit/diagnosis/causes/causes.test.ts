import {expect, test} from 'vitest';
import {causesOf} from '../../../../src/diagnosis/causes/causes';
import type {CauseSources} from '../../../../src/diagnosis/causes/draft';
import type {Cause, ReportFinding} from '../../../../src/diagnosis/model';
import {documentOf, example, findingsOf, nameOf, rejections} from '../totals/support';

const NOTHING: CauseSources = {correctionFor: () => undefined, nearFor: () => [], linksFor: () => [], nameOf};

const rulesOf = ({findings}: Pick<Cause, 'findings'>): string[] => findings.map(({rule}) => rule);

const rejection = (message: string, wanted: string): string =>
  rejections(message).find(({name}) => name === wanted)?.text ?? '';

async function causesIn(message: string, text: string, sources = NOTHING): Promise<readonly Cause[]> {
  return causesOf(documentOf(message, text), await findingsOf(message, text), sources);
}

const finding = (more: Partial<ReportFinding>): ReportFinding => ({
  rule: 'BR-01',
  severity: 'fatal',
  message: 'It is wrong.',
  location: '/Invoice[1]/ID[1]',
  layer: 'standard',
  source: {name: 'EN 16931'},
  href: '/rule.html',
  ...more,
});

const explained = (title: string): Pick<ReportFinding, 'explanation'> => ({
  explanation: {title, meaningHtml: '', fixHtml: '', href: ''},
});

const MINIMAL = example('ubl-bisv3/invoice-minimal');
const minimal = documentOf('ubl-bisv3', MINIMAL);

test('a wrong total that breaks two rules is one cause, with its sums and the text as it must be', async () => {
  const [cause, ...others] = await causesIn('cii-bisv3', rejection('cii-bisv3', 'BR-CO-13'));
  expect(others).toEqual([]);
  expect(cause).toMatchObject({id: 'BR-CO-13-1', severity: 'fatal'});
  expect(cause && rulesOf(cause)).toEqual(['BR-CO-13', 'BR-CO-15']);
  expect(cause?.sums.map(({rule, written, computed}) => [rule, written, computed])).toEqual([
    ['BR-CO-13', '579.00', '550.05'],
    ['BR-CO-15', '665.56', '694.51'],
  ]);
  expect(cause?.before?.text).toContain('<ram:TaxBasisTotalAmount>579.00</ram:TaxBasisTotalAmount>');
  expect(cause?.after?.text).toBe(cause?.before?.text.replace('>579.00</ram:TaxBasis', '>550.05</ram:TaxBasis'));
  expect(cause?.after?.line).toBe(cause?.before?.line);
});

test('the title is that of the rule that gives the amount its value', async () => {
  const text = rejection('cii-bisv3', 'BR-CO-13');
  const titles: Record<string, string> = {'BR-CO-13': 'Wrong total without VAT', 'BR-CO-15': 'Wrong total with VAT'};
  const findings = (await findingsOf('cii-bisv3', text)).map((each) => ({
    ...each,
    ...explained(titles[each.rule] ?? ''),
  }));
  const [cause] = causesOf(documentOf('cii-bisv3', text), findings, NOTHING);
  expect(cause?.title).toBe('Wrong total without VAT');
});

test('a rule that many lines break is one cause', async () => {
  const [cause, ...others] = await causesIn('ubl-nlcius', rejection('ubl-nlcius', 'BR-NL-13'));
  expect(others).toEqual([]);
  expect(cause?.findings).toHaveLength(2);
  expect(cause?.title).toMatch(/on 2 lines$/);
  expect(cause?.values.map(({term, text}) => `${term} ${text}`)).toEqual(['BT-132 2', 'BT-132 3']);
  expect(cause?.before?.marks.length).toBeGreaterThan(0);
});

/** Rejections for which a format repeats what the standard or another rule says of one element. */
const REPEATED = [
  ['cii-bisv3', 'PEPPOL-EN16931-F001', ['CII-DT-097', 'PEPPOL-EN16931-F001']],
  ['cii-facturx', 'FX-SCH-A-000589', ['BR-CL-22', 'FX-SCH-A-000589']],
  ['ubl-xrechnung', 'BR-DE-14', ['BR-48', 'BR-DE-14']],
  ['ubl-nlcius', 'BR-NL-8', ['BR-CL-01', 'BR-NL-8']],
  ['ubl-bisv3', 'UBL-DT-01', ['BR-DEC-23', 'UBL-DT-01']],
] as const;

test.each(REPEATED)('%s %s: rules that say the same of one element are one cause', async (message, name, rules) => {
  const causes = await causesIn(message, rejection(message, name));
  expect(causes.map((cause) => rulesOf(cause).sort())).toEqual([rules]);
});

/** Rejections with two causes: other places, or other terms at one place. */
const APART = [
  ['ubl-bisv3', 'BR-IC-02', ['BR-IC-02', 'BR-IC-04']],
  ['ubl-bisv3', 'BR-CL-17', ['BR-CL-17', 'BR-CL-18']],
  ['cii-facturx', 'FX-SCH-A-000166', ['FX-SCH-A-000166', 'FX-SCH-A-000570']],
] as const;

test.each(APART)('%s %s: rules about different things are two causes', async (message, name, rules) => {
  const causes = await causesIn(message, rejection(message, name));
  expect(causes.map(({findings}) => [...new Set(findings.map(({rule}) => rule))].join())).toEqual([...rules]);
});

test('the schema and a rule about one value are one cause, a warning and an error of rules are two', () => {
  const schema = finding({rule: 'XSD', message: "Element '{urn:x}ID': not valid."});
  const rule = finding({rule: 'BR-02', message: '[BR-02]-Invoice number (BT-1).', severity: 'warning'});
  const other = finding({rule: 'X-1', message: 'Something else.'});
  const rulesIn = (findings: ReportFinding[]) => causesOf(minimal, findings, NOTHING).map(rulesOf);
  expect(rulesIn([schema, rule])).toEqual([['XSD', 'BR-02']]);
  expect(rulesIn([rule, other])).toEqual([['X-1'], ['BR-02']]);
});

test('rules about a group are together only if they name the same terms', () => {
  const location = '/Invoice[1]/AccountingSupplierParty[1]/Party[1]';
  const of = (rule: string, message: string) => finding({rule, message, location});
  const rulesIn = (findings: ReportFinding[]) => causesOf(minimal, findings, NOTHING).map(rulesOf);
  expect(rulesIn([of('A', '(BT-99999) must be there.'), of('B', 'BT-99999 fehlt.')])).toEqual([['A', 'B']]);
  expect(rulesIn([of('A', 'An address must be there.'), of('B', 'A name must be there.')])).toEqual([['A'], ['B']]);
  expect(rulesIn([of('A', '(BT-99998) must be there.'), of('B', '(BT-99999) must be there.')])).toEqual([['A'], ['B']]);
});

test('what rejects the document comes first, then the first line, and ids are unique and safe', () => {
  const causes = causesOf(
    minimal,
    [
      finding({rule: 'W', severity: 'warning', location: '/Invoice[1]/ID[1]', line: 7}),
      finding({rule: 'odd "id"<b>', location: '/Invoice[1]/DueDate[1]', line: 9}),
      finding({rule: 'F', location: '/Invoice[1]/IssueDate[1]', line: 8}),
      finding({rule: 'F', location: '/Invoice[1]/BuyerReference[1]', line: 12}),
    ],
    NOTHING,
  );
  expect(causes.map(({id}) => id)).toEqual(['F-1', 'odd-id-b--1', 'F-2', 'W-1']);
});

test('titles come from the official text where the site has none', () => {
  const titleOf = (message: string) => causesOf(minimal, [finding({message})], NOTHING)[0]?.title;
  expect(titleOf('[BR-NL-32] / [BR-NL-34] The use of a code is not recommended. See there.')).toBe(
    'The use of a code is not recommended',
  );
  expect(titleOf("Element '{urn:x}Note': Expected is one of 2.1 or 3.")).toBe(
    "Element 'Note': Expected is one of 2.1 or 3",
  );
  expect(titleOf(`[BR-1]-${'many words '.repeat(100)}`)).toMatch(
    /^(?:many words )+many…$|^(?:many words )+many words…$/,
  );
  expect(titleOf('')).toBe('BR-01');
});

test('values are those at the place, and those of the terms that the rule names, near it', () => {
  const document = documentOf('ubl-bisv3', example('ubl-bisv3/references'));
  const location = '/Invoice[1]/InvoiceLine[1]/Price[1]';
  const [cause] = causesOf(
    document,
    [finding({location, message: 'The price (BT-146) and the amount (BT-131), currency (BT-5).'})],
    NOTHING,
  );
  const line = document.at('/Invoice[1]/InvoiceLine[1]/LineExtensionAmount[1]')?.element;
  expect(cause?.values.map(({term}) => term)).toEqual(['BT-146', 'BT-131', 'BT-5']);
  expect(cause?.values[1]).toEqual({
    term: 'BT-131',
    label: 'Invoice line net amount',
    text: line?.text,
    location: '/Invoice[1]/InvoiceLine[1]/LineExtensionAmount[1]',
    line: (line?.line ?? 0) + 1,
  });
});

test('an attribute has its value, and a long value is cut', () => {
  const at = '/Invoice[1]/AccountingSupplierParty[1]/Party[1]/EndpointID[1]';
  const [cause] = causesOf(minimal, [finding({location: `${at}/@schemeID`})], NOTHING);
  expect(cause?.values.map(({text, location}) => [text, location])).toEqual([
    ['85912046', at],
    ['0106', `${at}/@schemeID`],
  ]);
  const long = documentOf('ubl-bisv3', MINIMAL.replace('<cbc:BuyerReference>', `$&${'x'.repeat(10_000)}`));
  const [other] = causesOf(long, [finding({location: '/Invoice[1]/BuyerReference[1]'})], NOTHING);
  expect(other?.values[0]?.text).toHaveLength(201);
});

test('corrections, codes and links of others are asked for with the draft, except where a sum is corrected', async () => {
  const asked: string[] = [];
  const at = minimal.at('/Invoice[1]/ID[1]')?.element;
  const edit = {...(at?.inside ?? {start: 0, end: 0}), text: '2026-1'};
  const [cause] = causesOf(minimal, [finding({})], {
    correctionFor({title, elements}) {
      asked.push(title);
      return elements[0] === at ? {text: 'Set the number.', edits: [edit]} : undefined;
    },
    nearFor: () => [{code: 'C62', name: 'one', href: '/c62'}],
    linksFor: () => [{text: 'Guide', href: '/guide'}],
  });
  expect(asked).toEqual(['It is wrong']);
  expect(cause).toMatchObject({
    correction: {text: 'Set the number.'},
    near: [{code: 'C62'}],
    links: [{href: '/guide'}],
  });
  expect(cause?.after?.text).toContain('<cbc:ID>2026-1</cbc:ID>');
  await causesIn('ubl-bisv3', rejection('ubl-bisv3', 'BR-CO-15'), {
    ...NOTHING,
    correctionFor: () => {
      throw new Error('a sum has its own correction');
    },
  });
});

test('a file that is no XML has causes without places', () => {
  const [cause] = causesOf(undefined, [finding({rule: 'XML', location: '', message: 'Not well-formed.'})], NOTHING);
  expect(cause).toMatchObject({id: 'XML-1', title: 'Not well-formed', values: []});
  expect(cause?.before).toBeUndefined();
});

test('each finding of each rejection is in one cause', async () => {
  for (const {name, text} of rejections('ubl-xrechnung')) {
    const findings = await findingsOf('ubl-xrechnung', text);
    const causes = causesOf(documentOf('ubl-xrechnung', text), findings, NOTHING);
    const all = causes.flatMap((cause) => cause.findings);
    expect(new Set(all), name).toEqual(new Set(findings));
    expect(all, name).toHaveLength(findings.length);
  }
});
