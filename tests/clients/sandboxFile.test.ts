import fs from 'node:fs';
import {brotliDecompressSync} from 'node:zlib';
import {beforeAll, expect, test} from 'vitest';
import {PARTY_SANDBOX_PATH} from '../../src/contracts/partyAddress';
import {placedOperations} from '../../src/contracts/openapi/document';
import {sandboxFile} from '../../src/sandbox/file/cache';
import {embeddedFiles} from '../../src/sandbox/file/embedded';
import {SOAP_PATH} from '../../src/sandbox/soapPath';
import {makeSandboxFile} from '../../src/sandbox/file/make';
import {NAMESPACE} from '../../src/sandbox/soap/wsdl';
import {cast, sample} from '../../src/service';
import {openApi, readFilled, restVersions} from '../support/contracts';
import {isCut, runSandboxFile, startAlone, startAndEnd, type Run, type SandboxRequest} from './support/sandboxFile';

const JSON_TYPE = {'content-type': 'application/json'};
const XML_TYPE = {'content-type': 'application/xml'};
const AUTHORISED = {authorization: 'Bearer <token>', 'subscription-key': sample.subscriptionKey};
const {seller, buyer} = cast;

const example = (name: string): string => JSON.stringify(openApi('v1').components.examples?.[name]?.value);

/** A request of an operation of the contract; `<documentId>` and the parties of its path are filled in. */
function call(id: string, partyId = '', type: Record<string, string> = {}, body?: string): SandboxRequest {
  const operations = restVersions.flatMap((version) => placedOperations(openApi(version)));
  const {method, path} = operations.find(({operation}) => operation.operationId === id) ?? {method: id, path: ''};
  const filled = path.replace('{partyId}', partyId).replace('{documentId}', '<documentId>');
  return {method: method.toUpperCase(), path: filled, headers: {...AUTHORISED, ...type}, body};
}

const token = (name: string, scope: string): SandboxRequest => ({
  ...{path: '/connect/token', method: 'POST', keep: {[name]: 'access_token'}},
  headers: {'content-type': 'application/x-www-form-urlencoded'},
  body: String(
    new URLSearchParams({
      ...{grant_type: 'client_credentials', scope},
      ...{client_id: sample.clientId, client_secret: sample.clientSecret},
    }),
  ),
});

const convert = (targetFormat: string): SandboxRequest => {
  const request = call('transformDocument', '', XML_TYPE, invoice);
  return {...request, path: `${request.path}?targetFormat=${encodeURIComponent(targetFormat)}`};
};
const invoice = readFilled('documents/examples/ubl-bisv3/invoice-typical.xml');
const soap = (operation: string, change = (text: string): string => text): SandboxRequest => ({
  ...{path: `${SOAP_PATH}?subscriptionKey=any`, method: 'POST'},
  headers: {'content-type': 'text/xml; charset=utf-8', soapaction: `"${NAMESPACE}${operation}"`},
  body: change(readFilled(`platform/envelopes/${operation}/request.xml`)),
});
const query = readFilled('vpd/operations/byCompanyNumber.graphql');

/** What the sample of Getting started registers. */
const REGISTRATION = {
  capabilities: {invoices: {state: 'on'}},
  businessCard: {state: 'on', names: {state: 'on', value: buyer.name}},
  verification: {notes: 'Extract of the trade register, checked by phone', verifiedOn: '2026-11-02T10:15:00+01:00'},
};

const CII = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100::CrossIndustryInvoice##';
const BILLING = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';

/** An example of each message whose schema is public, which must follow the rules, and a wrong one of the only rules that read another file. */
const EXAMPLES = fs
  .readdirSync('documents/examples', {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && !/^dico|^join$/.test(entry.name))
  .map(({name}) => {
    const files = fs.readdirSync(`documents/examples/${name}`).filter((file) => file.endsWith('.xml'));
    return `documents/examples/${name}/${files[0] ?? ''}`;
  });
const WRONG_CODE = readFilled('documents/examples/cii-facturx/exempt.xml').replace(/VATEX-EU-135-1(?=<)/, '$&L');

/** Getting started, and requests of each other kind. */
const STEPS: readonly (readonly [step: string, status: number, says: string, request: SandboxRequest])[] = [
  ['get a token', 200, 'access_token', token('token', 'ap')],
  ['list parties', 200, seller.partyId, call('getUserParty')],
  [
    'register the receiver',
    200,
    buyer.name,
    call('setPeppolPartyConfig', buyer.partyId, JSON_TYPE, JSON.stringify(REGISTRATION)),
  ],
  ['save a hook', 200, 'InvoiceSent', call('subscribe', seller.partyId, JSON_TYPE, example('hookWebhook'))],
  [
    'look up the receiver',
    200,
    buyer.endpoint,
    call('queryRecipientPartyForSalesInvoice', seller.partyId, JSON_TYPE, example('buyerIds')),
  ],
  [
    'send the invoice',
    200,
    'id',
    {...call('sendSalesInvoice', seller.partyId, XML_TYPE, invoice), keep: {documentId: 'id'}},
  ],
  ['list its statuses', 200, 'InvoiceSent', {...call('getSalesInvoiceStatuses', seller.partyId), until: 'InvoiceSent'}],
  ['validate it', 200, '"isValid":true', call('validateDocument', '', XML_TYPE, invoice)],
  ...EXAMPLES.map(
    (file) =>
      [
        `validate ${file}`,
        ...[200, '"isValid":true', call('validateDocument', '', XML_TYPE, readFilled(file))],
      ] as unknown as (typeof STEPS)[number],
  ),
  [
    'find a code that the list beside the rules lacks',
    200,
    '"isValid":false',
    call('validateDocument', '', XML_TYPE, WRONG_CODE),
  ],
  ['convert it to CII', 200, 'CrossIndustryInvoice', convert(`${CII}${BILLING}::D16B`)],
  ['get a token for party data', 200, 'access_token', token('vpdToken', 'vpd')],
  [
    'ask for party data',
    200,
    buyer.name,
    {
      ...{path: PARTY_SANDBOX_PATH, method: 'POST'},
      headers: {...AUTHORISED, ...JSON_TYPE, authorization: 'Bearer <vpdToken>'},
      body: JSON.stringify({query, variables: {number: buyer.kvk}}),
    },
  ],
  ['log in to the SOAP platform', 200, 'SecurityToken', soap('Login')],
  ['send a document by SOAP', 200, 'ExternalId', soap('SendDocument')],
  [
    'have a document rejected by SOAP, by a rule',
    500,
    '[BR-CO-15]',
    soap('SendDocument', (text) => text.replace(/(<cbc:TaxInclusiveAmount[^>]*>)/, '$11')),
  ],
  [
    'get a PDF that is drawn',
    200,
    btoa('%PDF-1.7').slice(0, -2),
    soap('GetDocumentPdf', (text) => text.replace(/X\d+/, 'X261116000483')),
  ],
];

let run: Run;
beforeAll(async () => {
  run = await runSandboxFile(STEPS.map(([, , , request]) => request));
});

const where = isCut ? 'without a network' : 'with a network, which this machine cannot cut off';

test.each(STEPS.map(([step, wanted, says], at) => [step, wanted, says, at] as const))(
  `the sandbox's file, alone in a folder and ${where}: %s`,
  (_step, wanted, says, at) => {
    const {status, text} = run.responses[at] ?? {status: 0, text: ''};
    expect(status, text).toBe(wanted);
    expect(text).toContain(says);
  },
);

test('it reached no network but this machine', () => {
  if (isCut) expect(run.networks).toEqual(['lo']);
});

test('Ctrl+C ends it whole, and it leaves nothing behind', () => {
  expect(run.code).toBe(0);
  expect(run.left).toEqual(['sandbox.mjs']);
});

test('it has every file of the project that it asks for', () => {
  const embedded = new Set(embeddedFiles().map(({path}) => path));
  const files = run.asked.filter((file) => fs.statSync(file, {throwIfNoEntry: false})?.isFile());
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !embedded.has(file))).toEqual([]);
});

const PROGRAM = ['node', 'sandbox.mjs'];

test('an old Node.js is told so', async () => {
  const old = "Object.defineProperty(process, 'versions', {value: {...process.versions, node: '18.20.4'}})";
  const loaded = ['--import', `data:text/javascript,${encodeURIComponent(old)}`];
  const {code, out, err} = await startAlone(['node', ...loaded, 'sandbox.mjs']);
  expect({code, out}).toEqual({code: 1, out: ''});
  expect(err).toBe('The sandbox needs Node.js 20.19 or later. This is Node.js 18.20.4.');
});

test('--help prints the options, a wrong option is refused', async () => {
  expect(await startAlone([...PROGRAM, '--help'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Usage: /) as string,
  });
  expect(await startAlone([...PROGRAM, '--frob'])).toMatchObject({code: 2, out: ''});
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends it whole, and --save has its file', async (signal) => {
  expect(await startAndEnd(['--save', 'state.json'], signal)).toMatchObject({
    ...{code: 0, err: ''},
    left: ['sandbox.mjs', 'state.json'],
  });
});

test('--save into a folder that is missing ends the start', async () => {
  const {code, out, err} = await startAlone([...PROGRAM, '--port', '0', '--save', 'gone/state.json']);
  expect({code, out}).toEqual({code: 1, out: ''});
  expect(err).toMatch(/^--save can't use '.*\/gone\/state\.json': its folder doesn't exist\.$/);
});

test('--licences prints those of all that it contains, as they are published beside it', async () => {
  const {code, out} = await startAlone([...PROGRAM, '--licences']);
  expect(code).toBe(0);
  const licences = (await sandboxFile()).licences;
  expect(out).toBe(licences.trim());
  const words = (text: string): string => text.replace(/\s+/g, ' ');
  for (const file of [
    'saxon-js/LICENSE.txt',
    'libxml2-wasm/LICENSE',
    'libxml2-wasm/LICENSE.libxml2',
    'graphql/LICENSE',
  ]) {
    expect(words(licences)).toContain(words(fs.readFileSync(`node_modules/${file}`, 'utf8').trim()));
  }
});

test('SaxonJS travels as Saxonica publishes it, and its notice is in the first lines', async () => {
  const {program} = await sandboxFile();
  const packed = /"node_modules\/saxon-js": ?\{sizes: ?(\{[^}]*\}),data:\(\) ?=> ?"([^"]*)"/.exec(program);
  const all = brotliDecompressSync(Buffer.from(packed?.[2] ?? '', 'base64')).toString('latin1');
  expect(all).toContain(fs.readFileSync('node_modules/saxon-js/SaxonJS2N.js', 'latin1'));
  expect(all).toContain(fs.readFileSync('node_modules/saxon-js/LICENSE.txt', 'latin1'));
  expect(program.slice(0, 1000)).toContain('The copyright in SaxonJS belongs to Saxonica Ltd.');
});

test('the same files give the same bytes', async () => {
  expect((await makeSandboxFile()).program === (await sandboxFile()).program).toBe(true);
});
