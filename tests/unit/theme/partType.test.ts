import {expect, test} from 'vitest';
import {partType} from '../../../src/theme/ApiExplorer/partType';

const PARTS = 'application/xml, text/xml, application/pdf, image/jpeg, image/png, image/tiff';

test.each([
  ['a PDF as PDF, not as the first type of the list', 'invoice.pdf', 'application/pdf', PARTS, 'application/pdf'],
  ['XML as the browser calls it', 'invoice.xml', 'text/xml', PARTS, 'text/xml'],
  ['a file that the browser does not know by its ending', 'SCAN.TIF', '', PARTS, 'image/tiff'],
  ['a type that is not listed by its ending', 'invoice.pdf', 'application/x-pdf', PARTS, 'application/pdf'],
  ['what is not listed at all as the first type', 'notes.txt', 'text/plain', PARTS, 'application/xml'],
  ['a PDF where only XML is listed as XML', 'invoice.pdf', 'application/pdf', 'application/xml', 'application/xml'],
])('sends %s', (_what, name, type, listed, expected) => {
  expect(partType({name, type}, listed)).toBe(expected);
});
