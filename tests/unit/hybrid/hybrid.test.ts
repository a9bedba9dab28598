import fs from 'node:fs';
import {XMLParser, XMLValidator} from 'fast-xml-parser';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
  type PDFObject,
} from 'pdf-lib';
import {expect, test} from 'vitest';
import {hybridInvoice} from '../../../src/hybrid';
import {printedInvoiceOf} from '../../../src/hybrid/invoice';
import {publicFiles} from '../../support/contracts';

const ADDRESS = 'documents/examples/cii-facturx/invoice-typical.pdf';
const xml = fs.readFileSync('documents/examples/cii-facturx/invoice-typical.xml', 'utf8');
const bytes = (await publicFiles()).find(({path}) => path === ADDRESS)?.content;
if (!(bytes instanceof Uint8Array)) throw new Error(`${ADDRESS} isn't served as bytes.`);

/** pdf-lib, which had no part in writing the file, reads it back. */
const pdf = await PDFDocument.load(bytes, {updateMetadata: false});

const dictionary = (from: PDFDict, key: string): PDFDict => from.lookup(PDFName.of(key), PDFDict);
const list = (from: PDFDict, key: string): PDFArray => from.lookup(PDFName.of(key), PDFArray);
const textOf = (value: PDFObject | undefined): string | undefined =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
const contentOf = (stream: PDFObject | undefined): Buffer => {
  if (!(stream instanceof PDFRawStream)) throw new Error('This is no stream.');
  return Buffer.from(decodePDFRawStream(stream).decode());
};

const attached = list(pdf.catalog, 'AF').lookup(0, PDFDict);
const metadata = contentOf(pdf.catalog.lookup(PDFName.of('Metadata'))).toString('utf8');

test('the XML is embedded byte for byte, as factur-x.xml, as an alternative of the page', () => {
  expect(list(pdf.catalog, 'AF').size()).toBe(1);
  expect(textOf(attached.get(PDFName.of('F')))).toBe('factur-x.xml');
  expect(textOf(attached.get(PDFName.of('UF')))).toBe('factur-x.xml');
  expect(attached.get(PDFName.of('AFRelationship'))).toBe(PDFName.of('Alternative'));
  const stream = dictionary(attached, 'EF').lookup(PDFName.of('F'));
  expect(contentOf(stream).equals(Buffer.from(xml))).toBe(true);
  expect((stream as PDFRawStream).dict.get(PDFName.of('Subtype'))).toBe(PDFName.of('text/xml'));
});

test('readers find the attachment by its name', () => {
  const names = list(dictionary(dictionary(pdf.catalog, 'Names'), 'EmbeddedFiles'), 'Names');
  expect(textOf(names.get(0))).toBe('factur-x.xml');
  expect(names.lookup(1, PDFDict)).toBe(attached);
});

test('the metadata says PDF/A-3b and the EN 16931 profile, with the extension schema', () => {
  expect(XMLValidator.validate(metadata)).toBe(true);
  const rdf = JSON.stringify(new XMLParser({parseTagValue: false}).parse(metadata));
  for (const said of [
    '"pdfaid:part":"3"',
    '"pdfaid:conformance":"B"',
    '"fx:DocumentType":"INVOICE"',
    '"fx:DocumentFileName":"factur-x.xml"',
    '"fx:Version":"1.0"',
    '"fx:ConformanceLevel":"EN 16931"',
    '"pdfaSchema:prefix":"fx"',
  ]) {
    expect(rdf).toContain(said);
  }
});

test('colours have an output intent, and every font is embedded', () => {
  expect(list(pdf.catalog, 'OutputIntents').lookup(0, PDFDict).get(PDFName.of('S'))).toBe(PDFName.of('GTS_PDFA1'));
  const descriptors = pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFDict)
    .filter((object) => object.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'));
  expect(descriptors.length).toBeGreaterThan(0);
  for (const descriptor of descriptors) {
    expect(['FontFile2', 'FontFile3'].some((key) => descriptor.has(PDFName.of(key)))).toBe(true);
  }
});

test('the same XML gives the same bytes, on one page', () => {
  const again = hybridInvoice(xml, (_list, code) => code);
  const once = hybridInvoice(xml, (_list, code) => code);
  expect(Buffer.from(once).equals(again)).toBe(true);
  expect(pdf.getPageCount()).toBe(1);
});

test('the page prints what the XML says', () => {
  const invoice = printedInvoiceOf(xml);
  expect(invoice).toMatchObject({
    number: '2026-0451',
    date: '2026-11-16',
    buyer: {name: 'Atelier Aubépine SARL', country: 'FR'},
    prepaid: '500.00',
    totals: {due: '4453.58'},
  });
  expect(invoice.lines.map(({name}) => name)).toContain('Kentia palm, 150 cm');
  expect(() => printedInvoiceOf(xml.replaceAll('ram:DuePayableAmount', 'ram:Due'))).toThrow('DuePayableAmount');
});
