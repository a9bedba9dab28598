import {expect, test} from 'vitest';
import {restOperations} from '../../../src/sandbox/contract';
import {uploadRefusal} from '../../../src/sandbox/upload';

const operation = (await restOperations()).find(({iid}) => iid === 'sendSalesInvoice');

test.each([
  ['<Invoice>\n <cbc:Name>\n</Invoice>', 3, 1, "Expected closing tag 'cbc:Name'"],
  ['<Invoice>A & B</Invoice>', 1, 12, "Char '&'"],
  ['', 1, 1, 'Start tag expected'],
  ['<?xml version="1.0"?>\n <!DOCTYPE Invoice>\n<Invoice/>', 2, 2, 'The file has a document type declaration'],
])('%j is refused with its place', (xml, line, column, start) => {
  if (!operation) throw new Error('sendSalesInvoice is not in the contract');
  const refused = uploadRefusal(operation, 'application/xml', Buffer.from(xml), null);
  const {code, message, errors} = JSON.parse(refused?.body ?? '{}') as {
    code: string;
    message: string;
    errors: {message: string}[];
  };
  expect(code).toBe('API400-XML');
  expect(errors).toEqual([{severity: 'error', line, column, message: expect.stringMatching(/^[A-Z].*\.$/) as string}]);
  expect(errors[0]?.message.toLowerCase()).toContain(start.toLowerCase());
  expect(message.toLowerCase()).toContain(errors[0]?.message.toLowerCase());
  if (!start.startsWith('The file')) expect(message).toContain(`: line ${line}, column ${column}, `);
});
