import {expect, test} from 'vitest';
import {Problem} from '../../../src/sandbox/bus/problem';
import {cast} from '../../../src/service';
import {smallBus} from '../../support/smallBus';

const {bus} = await smallBus();

/** Uploads a file, which no test expects to be accepted. */
async function refusal(data: string | Buffer): Promise<unknown> {
  const file = {file: Buffer.from(data), mediaType: 'application/xml'};
  return bus.sending
    .upload({operation: 'sendSalesInvoice', party: cast.seller.partyId, ...file})
    .catch((problem: unknown) => problem);
}

interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly errors: readonly {readonly message: string}[];
}

async function refused(data: string | Buffer): Promise<Refusal> {
  const problem = await refusal(data);
  if (!(problem instanceof Problem)) throw problem;
  return {code: problem.code, message: problem.message, errors: problem.findings ?? []};
}

test.each([
  ['<Invoice>\n <Name>\n</Invoice>', 3, 11, 'Opening and ending tag mismatch: Name line 2 and Invoice.'],
  ['<Invoice>\n <cbc:Name/></Invoice>', 2, 11, 'Namespace prefix cbc on Name is not defined.'],
  ['<Invoice>A & B</Invoice>', 1, 13, "A value contains '&'; write &amp;."],
  ['<Invoice b="1" ====></Invoice>', 1, 16, 'Error parsing attribute name.'],
  ['', 1, 1, 'It is empty.'],
])('%j is refused with its place', async (xml, line, column, problem) => {
  const {code, message, errors} = await refused(xml);
  expect(code).toBe('API400-XML');
  expect(errors).toEqual([{severity: 'error', line, column, message: problem}]);
  const rest = problem.charAt(0).toLowerCase() + problem.slice(1);
  expect(message).toBe(`The file is not well-formed XML: line ${line}, column ${column}, ${rest}`);
});

test('a document type declaration is refused with its place', async () => {
  const {code, message, errors} = await refused('<?xml version="1.0"?>\n <!DOCTYPE Invoice>\n<Invoice/>');
  expect(code).toBe('API400-XML');
  expect(message).toMatch(/^The file has a document type declaration .*\.$/);
  expect(errors).toEqual([{severity: 'error', line: 2, column: 2, message}]);
});

test('what has no place is refused without one', async () => {
  for (const data of [Buffer.from('<?xml version="1.0"?><a>é</a>', 'latin1'), '<a>'.repeat(201) + '</a>'.repeat(201)]) {
    const {code, message, errors} = await refused(data);
    expect(code).toBe('API400-XML');
    expect(errors).toEqual([{severity: 'error', message}]);
  }
});

test.each([
  ['the words of a declaration in a comment', '<!-- <!DOCTYPE a> --><Invoice/>'],
  ['another encoding', Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>', 'latin1')],
  ['UTF-8 with a byte order mark', '\uFEFF<Invoice/>'],
])('%s is XML, though of no known document type', async (_, data) => {
  expect((await refused(data)).code).toBe('API400-FORMAT');
});

test('spaces and unfinished tags without end are read once', async () => {
  const size = 20_000_000;
  expect((await refused(`<a${' '.repeat(size)}/>`)).code).toBe('API400-FORMAT');
  expect((await refused(`<a>${' '.repeat(size)}</a>`)).code).toBe('API400-FORMAT');
  expect((await refused(`<a b="1"${' '.repeat(size)}====>`)).code).toBe('API400-XML');
  expect((await refused('<a '.repeat(size / 3))).code).toBe('API400-XML');
});
