import {expect, test} from 'vitest';
import {acceptedOf} from '../../../../src/diagnosis/acceptance/accepted';
import {brokenBy, rejectionsOf} from '../../../../src/contracts/formats/rejections';
import {hybridInvoice} from '../../../../src/hybrid';
import {errorCatalogue, yamlFile} from '../../../support/contracts';
import {changed, checkNamed, checksOf, contentChecks, data, example} from './support';

const INVOICE = 'ubl-bisv3/invoice-typical.xml';
const invoice = example(INVOICE);

test('a valid invoice passes every check, and what the document cannot tell is one entry with the lookup', async () => {
  const checks = await checksOf(invoice);
  expect(checks.map(({id, outcome}) => `${id} ${outcome}`)).toEqual([
    'size passed',
    'file passed',
    'format passed',
    'operation passed',
    'sender passed',
    'receiver passed',
    'rules passed',
    'identifiers passed',
    'beyond unknown',
  ]);
  expect(checkNamed(checks, 'beyond').href).toBe('/endpoints/v1/salesInvoice.html#queryRecipientPartyForSalesInvoice');
  expect(acceptedOf(checks)).toEqual({outcome: 'accepted', text: 'The bus accepts this document.'});
});

test('a broken document is rejected with API400-RULES and the number of rules, at the first one', async () => {
  const [rejection] = rejectionsOf(yamlFile('documents/examples/ubl-bisv3/rejections.yaml')).filter(
    ({rule}) => rule === 'BR-CO-15',
  );
  if (!rejection) throw new Error('No rejection');
  const broken = brokenBy(example(`ubl-bisv3/${rejection.example}`), rejection.change);
  const rules = checkNamed(await checksOf(broken), 'rules');
  expect(rules).toMatchObject({
    outcome: 'rejected',
    code: 'API400-RULES',
    href: '/endpoints/overview.html#API400-RULES',
  });
  expect(rules.text).toMatch(/^The document breaks (1 rule: BR-CO-15|\d+ rules\. The first is BR-CO-1\d)\.$/);
  expect(rules.location).toMatch(/^\/Invoice\[1\]/);
  expect(acceptedOf(await checksOf(broken))).toEqual({
    outcome: 'rejected',
    code: 'API400-RULES',
    text: 'The bus rejects this document with API400-RULES.',
  });
});

const finding = {severity: 'fatal', message: 'Wrong.', location: '/Invoice[1]', line: 2, source: 'set'} as const;

test('a rule that fires twice at one place is one, and warnings do not reject', async () => {
  const twice = [
    {...finding, rule: 'R-1'},
    {...finding, rule: 'R-1'},
    {...finding, rule: 'R-2'},
    {...finding, rule: 'R-3', severity: 'warning'} as const,
  ];
  expect(checkNamed(await checksOf(invoice, {findings: twice}), 'rules').text).toBe(
    'The document breaks 2 rules. The first is R-1.',
  );
  const warned = await checksOf(invoice, {findings: [{...finding, rule: 'R-3', severity: 'warning'}]});
  expect(checkNamed(warned, 'rules')).toMatchObject({
    outcome: 'passed',
    text: 'The document follows the schema and the rules of its format. It has 1 warning. The bus accepts documents with warnings.',
  });
  expect(acceptedOf(warned).outcome).toBe('accepted');
});

test('where a rule set could not be run, the answer is unknown', async () => {
  const stopped = {...finding, rule: 'RULES', message: 'The rule set X stopped.'};
  const checks = await checksOf(invoice, {findings: [stopped]});
  expect(checkNamed(checks, 'rules')).toMatchObject({
    outcome: 'unknown',
    text: 'Part of the check could not be completed. The rule set X stopped.',
  });
  expect(acceptedOf(checks).outcome).toBe('unknown');
});

test.each([
  ['an unescaped ampersand', changed(invoice, '<cbc:Note>', '<cbc:Note>&'), 'API400-XML'],
  ['a document type', changed(invoice, /<\?xml[^>]*>/, '<?xml version="1.0"?><!DOCTYPE a>'), 'API400-XML'],
  ['an empty file', '', 'API400-XML'],
  ['a PDF without XML', '%PDF-1.7\n1 0 obj <<>> endobj', 'API415'],
  [
    'an unknown customization ID',
    changed(invoice, /(?<=<cbc:CustomizationID>)[^<]+/, 'urn:cen.eu:en16931:2017'),
    'API400-FORMAT',
  ],
])('%s is rejected with its code', async (_what, file, code) => {
  const checks = await checksOf(file);
  const [rejected, ...others] = checks.filter(({outcome}) => outcome === 'rejected');
  expect([rejected?.code, others]).toEqual([code, []]);
  expect(acceptedOf(checks)).toEqual({outcome: 'rejected', code, text: `The bus rejects this document with ${code}.`});
});

test('a malformed file has no other checks than those of the file', async () => {
  const checks = await checksOf('<a>');
  expect(checks.map(({id}) => id)).toEqual(['size', 'file']);
  expect(checkNamed(checks, 'file').line).toBe(1);
});

test('depth is a limit of the check, about which the contract says nothing', async () => {
  const checks = await checksOf('<a>'.repeat(300) + '</a>'.repeat(300));
  expect(checkNamed(checks, 'file').outcome).toBe('unknown');
  expect(acceptedOf(checks).outcome).toBe('unknown');
});

test('the size is compared with the limit of a request body', async () => {
  const sized = (size: number) => contentChecks(invoice, {file: {name: 'a.xml', size, isPdf: false}});
  expect(checkNamed(await sized(52_428_800), 'size').outcome).toBe('passed');
  const over = checkNamed(await sized(52_428_801), 'size');
  expect(over).toMatchObject({
    outcome: 'rejected',
    code: 'API413',
    href: '/endpoints/overview.html#limit-request-body',
  });
  expect(over.text).toBe(
    'The size of the file is 52,428,801 bytes. The limit for a request body is 50 MB (52,428,800 bytes).',
  );
});

test('a hybrid PDF is read by its XML', async () => {
  const checks = await checksOf(hybridInvoice(example('cii-facturx/invoice-typical.xml'), (code) => code));
  expect(checkNamed(checks, 'file').text).toMatch(/^The file is a hybrid PDF/);
  expect(acceptedOf(checks).outcome).toBe('accepted');
});

test('a document checked as another format than its own has no answer', async () => {
  const checks = await checksOf(invoice, {as: 'ubl-nlcius'});
  expect(checkNamed(checks, 'rules').outcome).toBe('unknown');
  expect(acceptedOf(checks).outcome).toBe('unknown');
});

test('every code is in the error catalogue', () => {
  const codes = new Set(errorCatalogue().map(({code}) => code));
  for (const code of ['API400-XML', 'API415', 'API400-RULES', 'API400-FORMAT', 'API400-PARTY', data.body.code]) {
    expect(codes).toContain(code);
  }
});
