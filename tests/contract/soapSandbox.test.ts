import fs from 'node:fs';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {NAMESPACE} from '../../src/sandbox/soap/wsdl';
import {startSoap, type RunningSoap} from '../support/soap';

const SELLER = 'zilverlinde-token';
const BUYER = 'molenrak-token';
const invoice = fs
  .readFileSync('documents/examples/ubl-nlcius/invoice-minimal.xml', 'utf8')
  .replace(/^<\?xml[^>]*\?>/, '');
const withNumber = (number: string): string =>
  invoice.replace('<cbc:ID>2026-0436</cbc:ID>', `<cbc:ID>${number}</cbc:ID>`);

let soap: RunningSoap;
let passed = 0;
beforeEach(async () => {
  passed = 0;
  const begin = Date.now();
  soap = await startSoap(() => begin + passed);
});
afterEach(() => soap.close());
const later = (seconds: number): void => void (passed += seconds * 1000);

/** The response to an operation. */
async function ask(token: string, operation: string, body = ''): Promise<string> {
  const header =
    token && `<s:Header><Authentication><SecurityToken>${token}</SecurityToken></Authentication></s:Header>`;
  const envelope = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" xmlns="${NAMESPACE}">${header}<s:Body><${operation}>${body}</${operation}></s:Body></s:Envelope>`;
  return (await soap.post(envelope, {operation})).body;
}

/** The texts of all elements with a name. */
const all = (xml: string, name: string): string[] =>
  Array.from(xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g')), ([, text = '']) => text);
const one = (xml: string, name: string): string => all(xml, name)[0] ?? `no ${name} in ${xml}`;
/** The code of a fault. */
const code = (xml: string): string => /\[ ?(\w+) ?\]<\/faultstring>/.exec(xml)?.[1] ?? `no fault: ${xml}`;

const send = (
  payload: string,
  {to = 'XCNL100027', more = '', via = 'XCNL100014', template = 'TPL-4101'}: Partial<Record<string, string>> = {},
): Promise<string> =>
  ask(
    SELLER,
    'SendDocument',
    `<Via><ReferenceId>${via}</ReferenceId></Via><To><ReferenceId>${to}</ReferenceId>${more}</To><Subject>x</Subject><Payload>${payload}</Payload><TemplateId>${template}</TemplateId>`,
  );
const list = (token: string, operation: string, body = ''): Promise<string> => ask(token, operation, `${body}`);
const page = (limit: number, start = ''): string =>
  `<Paging><Limit>${limit}</Limit>${start && `<StartPage>${start}</StartPage>`}</Paging>`;

describe('a document that is sent', () => {
  test('is in the outbox at once, in the inbox of the receiver after 2 seconds, and each side sees the status', async () => {
    const id = one(await send(withNumber('2026-0500')), 'ExternalId');
    const outbox = (): Promise<string> => ask(SELLER, 'GetOutboxDocument', `<ExternalId>${id}</ExternalId>`);
    const inbox = (): Promise<string> => ask(BUYER, 'GetInboxDocument', `<ExternalId>${id}</ExternalId>`);
    expect(one(await outbox(), 'Code')).toBe('05');
    expect(code(await inbox())).toBe('ERRDOC2000001');
    later(2);
    expect(one(await outbox(), 'Code')).toBe('10');
    expect(one(await inbox(), 'Code')).toBe('30');
    await ask(BUYER, 'SetInboxDocumentStatus', `<ExternalId>${id}</ExternalId><StatusCode>40</StatusCode>`);
    const seen = await outbox();
    expect([one(seen, 'Code'), one(seen, 'UserName')]).toEqual(['40', 'Joris Molenaar']);
    expect(seen).toContain('<cbc:ID>2026-0500</cbc:ID>');
    expect(seen).toMatch(/<Payload><Invoice xmlns="[^"]+"\s+xmlns:cac=/);
  });

  test('has its PDF after 3 seconds', async () => {
    const id = one(await send(withNumber('2026-0500')), 'ExternalId');
    const pdf = (): Promise<string> => ask(SELLER, 'GetDocumentPdf', `<ExternalId>${id}</ExternalId>`);
    expect(code(await pdf())).toBe('ERRDMN8000003');
    later(3);
    expect(Buffer.from(one(await pdf(), 'Contents'), 'base64').toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]*%%EOF/);
  });

  test('gets the next number of the company where it has none', async () => {
    const ids = [one(await send(withNumber('')), 'ExternalId'), one(await send(withNumber(' ')), 'ExternalId')];
    const subjects = await Promise.all(
      ids.map(async (id) => one(await ask(SELLER, 'GetOutboxDocument', `<ExternalId>${id}</ExternalId>`), 'Subject')),
    );
    expect(subjects).toEqual(['Factuur 2026-0442', 'Factuur 2026-0443']);
    expect(code(await send(withNumber(''), {template: 'TPL-4101-E2'}))).toBe('ERRNUM2000001');
  });

  test('is a revision when number, issue date and supplier are those of another', async () => {
    const first = one(await send(withNumber('2026-0500')), 'ExternalId');
    later(60);
    const changed = withNumber('2026-0500').replace('Office chair Tilia', 'Office chair Linde');
    expect(one(await send(changed), 'ExternalId')).toBe(first);
    const now = await ask(SELLER, 'GetOutboxDocument', `<ExternalId>${first}</ExternalId>`);
    expect(now).toContain('Office chair Linde');
    expect(Date.parse(one(now, 'ModifiedOn')) - Date.parse(one(now, 'CreatedOn'))).toBe(60_000);
    expect(one(await send(withNumber('2026-0501')), 'ExternalId')).not.toBe(first);
  });

  test.each([
    ['XCNL100027', '', 'ToInbox'],
    ['NL:VAT:NL860441751B01', '', 'ToInbox'],
    ['NL:OINO:00000001001550433000', '', 'ToPeppol'],
    ['BE:EN:0712345630', '<EmailAddress>boekhouding@scheldeblauw.example</EmailAddress>', 'ToEmail'],
  ])('to %s goes %s %s', async (to, more, method) => {
    const id = one(await send(withNumber('2026-0500'), {to, more}), 'ExternalId');
    expect(one(await ask(SELLER, 'GetOutboxDocument', `<ExternalId>${id}</ExternalId>`), 'DeliveryMethod')).toBe(
      method,
    );
  });

  test.each([
    ['a receiver that is the sender', {to: 'NL:KVK:85912046'}, 'ERRSND2000003'],
    ['a malformed identifier', {to: 'NL:KVK:1'}, 'ERRPTY4000002'],
    ['an unknown scheme', {to: 'NL:XXX:85912046'}, 'ERRPTY4000002'],
    ['a malformed email address', {to: 'BE:EN:0712345630', more: '<EmailAddress>a b</EmailAddress>'}, 'ERRSND4000002'],
    ['a template for other documents', {template: 'TPL-4201'}, 'ERRTPL4000003'],
  ])('is rejected for %s', async (_, options, expected) => {
    expect(code(await send(withNumber('2026-0500'), options))).toBe(expected);
  });

  test('keeps namespaces that the envelope declares around it', async () => {
    const [, ...prefixes] = /xmlns(:cac="[^"]+")\s+xmlns(:cbc="[^"]+")/.exec(invoice) ?? [];
    const bare = withNumber('2026-0500').replace(/\s+xmlns:c[ab]c="[^"]+"/g, '');
    const declared = prefixes.map((each) => `xmlns${each}`).join(' ');
    const id = one(
      await send(bare.replace('<Invoice', '<Invoice').trim(), {more: ''}).then(async (said) => {
        // Without the declarations the request isn't well-formed.
        expect(code(said)).toBe('ERRIER8000006');
        return ask(
          SELLER,
          'SendDocument',
          `<Via><ReferenceId>XCNL100014</ReferenceId></Via><To><ReferenceId>XCNL100027</ReferenceId></To><Subject>x</Subject><Payload ${declared}>${bare}</Payload><TemplateId>TPL-4101</TemplateId>`,
        );
      }),
      'ExternalId',
    );
    expect(await ask(SELLER, 'GetOutboxDocument', `<ExternalId>${id}</ExternalId>`)).toContain('<cbc:ID xmlns:cbc=');
  });
});

describe('pages', () => {
  test('leave out what is created after the first, and show the status of now', async () => {
    const first = await list(SELLER, 'GetOutboxDocuments', page(3));
    const start = one(first, 'NextPage');
    await send(withNumber('2026-0500'));
    const second = await list(SELLER, 'GetOutboxDocuments', page(3, start));
    await ask(
      BUYER,
      'SetInboxDocumentStatus',
      `<ExternalId>${all(second, 'ExternalId')[0]}</ExternalId><StatusCode>40</StatusCode>`,
    );
    const again = await list(SELLER, 'GetOutboxDocuments', page(3, start));
    expect(all(again, 'ExternalId')).toEqual(all(second, 'ExternalId'));
    expect(all(again, 'ExternalId').some((id) => all(first, 'ExternalId').includes(id))).toBe(false);
    expect(one(again, 'Code')).toBe('40');
    expect(one(second, 'Code')).not.toBe('40');
  });

  test('walk through 25 documents of the buyer once', async () => {
    const seen: string[] = [];
    for (let start: string | undefined = ''; start !== undefined;) {
      const part: string = await list(
        BUYER,
        'GetInboxDocuments',
        `<PSBPartyId>XCNL100027</PSBPartyId>${page(10, start)}`,
      );
      seen.push(...all(part, 'ExternalId'));
      start = all(part, 'NextPage')[0];
    }
    expect(seen).toHaveLength(25);
    expect(new Set(seen).size).toBe(25);
  });

  test('expire after 1 hour, and belong to an operation and an account', async () => {
    const start = one(await list(SELLER, 'GetOutboxDocuments', page(3)), 'NextPage');
    expect(code(await list(SELLER, 'GetInboxDocuments', page(3, start)))).toBe('ERRPAG4000002');
    expect(code(await list(BUYER, 'GetOutboxDocuments', page(3, start)))).toBe('ERRPAG4000002');
    later(3600);
    expect(code(await list(SELLER, 'GetOutboxDocuments', page(3, start)))).toBe('ERRPAG2000003');
  });
});

describe('filters of GetInboxDocuments', () => {
  const count = async (body: string): Promise<number> =>
    all(await list(BUYER, 'GetInboxDocuments', body), 'ExternalId').length;
  const search = (filters: string, ids = '<PSBPartyId>XCNL100027</PSBPartyId>'): string =>
    `${ids}${page(100)}<Search>${filters}</Search>`;

  test.each([
    ['nothing', '', 25],
    ['ExternalId', '<ExternalId>X261116000482</ExternalId>', 1],
    ['ExternalId in lower case', '<ExternalId>x261116000482</ExternalId>', 0],
    ['a part of Subject', '<Subject>uf-2026</Subject>', 5],
    [
      'CreatedOn, both ends included',
      '<CreatedOn><From>2026-11-16T08:30:12Z</From><To>2026-11-16T09:30:15+01:00</To></CreatedOn>',
      2,
    ],
    [
      'CreatedOn without values',
      '<CreatedOn><From xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:nil="true"/></CreatedOn>',
      25,
    ],
    ['ModifiedOn', '<ModifiedOn><From>2026-11-27T00:00:00Z</From></ModifiedOn>', 3],
    ['Sender by a part of its name', '<Sender><Name>LICHT</Name></Sender>', 4],
    ['Sender by its id', '<Sender><PSBPartyId>XCNL100033</PSBPartyId></Sender>', 5],
    ['Sender by its id in lower case', '<Sender><PSBPartyId>xcnl100033</PSBPartyId></Sender>', 0],
    ['Reciever', '<Reciever><Name>molenrak</Name></Reciever>', 25],
    ['Status by code', '<Status><Code>50</Code></Status>', 1],
    ['Status by name, which is ignored', '<Status><Name>Rejected</Name></Status>', 25],
    ['the version of a template', '<Template><Id>TPL-4101-E2</Id></Template>', 0],
    ['the master template', '<Template><MasterId>TPL-4101</MasterId></Template>', 25],
    [
      'two filters, both of which must match',
      '<Sender><Name>uurwerk</Name></Sender><Status><Code>70</Code></Status>',
      2,
    ],
  ])('%s', async (_, filters, expected) => {
    expect(await count(search(filters))).toBe(expected);
  });

  test('GroupId wins over PSBPartyId, and with neither the list is that of the user', async () => {
    expect(await count(search('', ''))).toBe(23);
    expect(await count(search('', '<GroupId>G100027</GroupId><PSBPartyId>nobody</PSBPartyId>'))).toBe(25);
  });

  test.each([
    ['<GroupId>g100027</GroupId>', 'ERRGRP2000001'],
    ['<GroupId>G100028</GroupId>', 'ERRGRP3000002'],
    ['<PSBPartyId>xcnl100027</PSBPartyId>', 'ERRPTY3000003'],
    ['<PSBPartyId>XCNL100014</PSBPartyId>', 'ERRPTY3000003'],
  ])('%s is rejected', async (ids, expected) => {
    expect(code(await list(BUYER, 'GetInboxDocuments', search('', ids)))).toBe(expected);
  });

  test('a period that ends before it begins is rejected', async () => {
    const period = '<CreatedOn><From>2026-11-02T00:00:00Z</From><To>2026-11-01T00:00:00Z</To></CreatedOn>';
    expect(code(await list(BUYER, 'GetInboxDocuments', search(period)))).toBe('ERRFLT4000001');
  });
});

describe('tokens', () => {
  const login = (key: string): Promise<string> =>
    ask('', 'Login', `<ConsumerKey>${key}</ConsumerKey><ConsumerSecret>any</ConsumerSecret>`);

  test('are valid for 4 hours, beside each other', async () => {
    const first = one(await login('zilverlinde-erp'), 'SecurityToken');
    later(3600);
    const second = one(await login('zilverlinde-erp'), 'SecurityToken');
    expect(one(await ask(first, 'GetAccountDetails'), 'Id')).toBe('A100014');
    later(3 * 3600);
    expect(code(await ask(first, 'GetAccountDetails'))).toBe('DEFAULT_ERROR_CODE999');
    expect(one(await ask(second, 'GetAccountDetails'), 'Id')).toBe('A100014');
  });

  test('of zilverlinde-short are valid for 5 seconds', async () => {
    const token = one(await login('zilverlinde-short'), 'SecurityToken');
    later(4);
    expect(one(await ask(token, 'GetAccountDetails'), 'Id')).toBe('A100014');
    later(1);
    expect(code(await ask(token, 'GetAccountDetails'))).toBe('DEFAULT_ERROR_CODE999');
  });
});

describe('GetAdvisedInvoiceRecipientId', () => {
  test.each([
    [['GLN:8712345000028', 'NL:KVK:86044175'], 'NL', 'XCNL100027', 'ToInbox'],
    [['NL:OINO:00000001001550433000'], 'NL', 'NL:OINO:00000001001550433000', 'ToPeppol'],
    [['NL:KVK:12345678', 'NL:KVK:87654321'], 'NL', 'NL:KVK:12345678', 'None'],
    [['NL:KVK:86044175'], 'BE', 'NL:KVK:86044175', 'None'],
  ])('%j in %s', async (known, country, id, channel) => {
    const ids = known.map((each) => `<ReferenceId>${each}</ReferenceId>`).join('');
    const body = `<KnownReferenceIds>${ids}</KnownReferenceIds><CountryCode>${country}</CountryCode>`;
    const said = await ask(SELLER, 'GetAdvisedInvoiceRecipientId', body);
    expect([one(said, 'ReferenceId'), one(said, 'Channel')]).toEqual([id, channel]);
  });

  test('rejects a country that does not exist', async () => {
    const body =
      '<KnownReferenceIds><ReferenceId>NL:KVK:12345678</ReferenceId></KnownReferenceIds><CountryCode>QX</CountryCode>';
    expect(code(await ask(SELLER, 'GetAdvisedInvoiceRecipientId', body))).toBe('ERRREC4000002');
  });
});

test('documents of others, drafts and empty elements are told apart', async () => {
  const inbox = (id: string): Promise<string> => ask(SELLER, 'GetInboxDocument', `<ExternalId>${id}</ExternalId>`);
  expect(code(await inbox('X261116000482'))).toBe('ERRDOC2000001');
  expect(code(await inbox('X261123000581'))).toBe('ERRDOC3000003');
  expect(code(await inbox(''))).toBe('ERRIER4000008');
  expect(code(await ask(SELLER, 'GetDocument', '<DocumentId>D1</DocumentId>'))).toBe('ERRDOC2000002');
  expect(code(await ask(BUYER, 'GetDocument', '<DocumentId>D261116000119</DocumentId>'))).toBe('ERRDOC2000002');
  expect(
    code(
      await ask(BUYER, 'SetInboxDocumentStatus', '<ExternalId>X261116000482</ExternalId><StatusCode>99</StatusCode>'),
    ),
  ).toBe('ERRSTS4000001');
});
