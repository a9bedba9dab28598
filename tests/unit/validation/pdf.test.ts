import {readFileSync} from 'node:fs';
import {AFRelationship, PDFDocument} from 'pdf-lib';
import {expect, test} from 'vitest';
import {hybridInvoice} from '../../../src/hybrid';
import {embeddedInvoice} from '../../../src/validation/pdf';
import {note, NOTE, validatorOf} from './support';

const {validate, identify} = validatorOf([NOTE]);
const XML = note('<Text>é</Text>');

/** A PDF by a writer other than ours, with files in it. */
async function pdfWith(files: Readonly<Record<string, string>>, useObjectStreams: boolean): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  for (const [name, text] of Object.entries(files)) {
    await pdf.attach(new TextEncoder().encode(text), name, {afRelationship: AFRelationship.Alternative});
  }
  return pdf.save({useObjectStreams});
}

const rulesOf = async (file: Uint8Array) => {
  const {verdict, findings} = await validate(file);
  return [verdict, findings.map(({rule, severity}) => `${severity} ${rule}`)];
};

test.each([
  ['factur-x.xml', true],
  ['factur-x.xml', false],
  ['ZUGFeRD-invoice.xml', true],
  ['xrechnung.xml', false],
])('the XML %s in a PDF is checked, and a finding says so (object streams: %s)', async (name, useObjectStreams) => {
  const pdf = await pdfWith({'terms.xml': '<other/>', [name]: XML}, useObjectStreams);
  expect(await rulesOf(pdf)).toEqual(['valid', ['information PDF']]);
  expect(await identify(pdf)).toBe('note');
});

test('the hybrid invoice among the downloads has the XML byte for byte', async () => {
  const xml = readFileSync('documents/examples/cii-facturx/invoice-typical.xml', 'utf8').replaceAll(
    /\{\{[^}]*\}\}/g,
    '1',
  );
  const found = await embeddedInvoice(hybridInvoice(xml, (_list, code) => code));
  expect(new TextDecoder().decode(found as Uint8Array)).toBe(xml);
});

test('wrong XML in a PDF is found by its own line', async () => {
  const {verdict, findings} = await validate(await pdfWith({'factur-x.xml': '<Note>\n<Text>'}, true));
  expect([verdict, findings[1]]).toEqual(['invalid', expect.objectContaining({rule: 'XML', line: 2})]);
});

test.each([
  ['no file', {}],
  ['files with other names', {'invoice.xml': XML, 'factur-x.xml.txt': XML}],
])('a PDF with %s says that it has no invoice', async (_what, files) => {
  expect(await rulesOf(await pdfWith(files, true))).toEqual(['invalid', ['fatal PDF']]);
});

const text = (file: Uint8Array): string => Buffer.from(file).toString('latin1');
const bytes = (content: string): Uint8Array => Buffer.from(content, 'latin1');

test.each<[string, (pdf: string) => string]>([
  ['encrypted', (pdf) => pdf.replace('trailer\n<<', 'trailer\n<< /Encrypt 1 0 R')],
  ['with a filter that is not read', (pdf) => pdf.replaceAll('/FlateDecode', '/LZWDecode')],
  ['with a damaged stream', (pdf) => pdf.replace(/(EmbeddedFile[\s\S]*?stream\n)[\s\S]{8}/, '$1--------')],
])('a PDF %s could not be checked', async (_what, broken) => {
  const pdf = text(await pdfWith({'factur-x.xml': XML}, false));
  expect(broken(pdf)).not.toBe(pdf);
  expect(await rulesOf(bytes(broken(pdf)))).toEqual(['unchecked', ['fatal ENGINE']]);
});

test('a stream that grows beyond the largest file is not read on', async () => {
  const pdf = await pdfWith({'factur-x.xml': ' '.repeat(52_428_801)}, true);
  expect(pdf.length).toBeLessThan(1_000_000);
  expect(await rulesOf(pdf)).toEqual(['unchecked', ['fatal ENGINE']]);
});
