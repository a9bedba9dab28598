import {describe, expect, test} from 'vitest';
import {cast} from '../../src/service';
import {ask, BUYER, code, freshPlatform, later, one, SELLER, withId} from './support/soapCalls';

freshPlatform();

describe('tokens', () => {
  const login = (key: string): Promise<string> =>
    ask('', 'Login', `<ConsumerKey>${key}</ConsumerKey><ConsumerSecret>any</ConsumerSecret>`);

  test('are valid for 4 hours, beside each other', async () => {
    const first = one(await login('zilverlinde-erp'), 'SecurityToken');
    await later(3600);
    const second = one(await login('zilverlinde-erp'), 'SecurityToken');
    expect(one(await ask(first, 'GetAccountDetails'), 'Id')).toBe('A100014');
    await later(3 * 3600);
    expect(code(await ask(first, 'GetAccountDetails'))).toBe('DEFAULT_ERROR_CODE999');
    expect(one(await ask(second, 'GetAccountDetails'), 'Id')).toBe('A100014');
  });

  test('of zilverlinde-short are valid for 5 seconds', async () => {
    const token = one(await login('zilverlinde-short'), 'SecurityToken');
    await later(4);
    expect(one(await ask(token, 'GetAccountDetails'), 'Id')).toBe('A100014');
    await later(1);
    expect(code(await ask(token, 'GetAccountDetails'))).toBe('DEFAULT_ERROR_CODE999');
  });
});

describe('GetAdvisedInvoiceRecipientId', () => {
  test.each([
    [['GLN:8712345000028', 'NL:KVK:86044175'], 'NL', 'XCNL100027', 'ToInbox'],
    [['NL:OINO:00000001001550433000'], 'NL', 'NL:OINO:00000001001550433000', 'ToPeppol'],
    [['NL:KVK:12345678', 'NL:KVK:87654321'], 'NL', 'NL:KVK:12345678', 'None'],
    [['NL:KVK:86044175'], 'BE', 'NL:KVK:86044175', 'None'],
    [['NL:KVK:12345678', 'NL:KVK:00000001'], 'NL', 'NL:KVK:00000001', 'ToPeppol'],
    [['NL:KVK:00000001'], 'BE', 'NL:KVK:00000001', 'None'],
    [['NL:KVK:00000009'], 'NL', 'NL:KVK:00000009', 'None'],
    [[cast.german.partyId], 'DE', cast.german.partyId, 'ToPeppol'],
  ])('%j in %s', async (known, country, id, channel) => {
    const ids = known.map((each) => `<ReferenceId>${each}</ReferenceId>`).join('');
    const body = `<KnownReferenceIds>${ids}</KnownReferenceIds><CountryCode>${country}</CountryCode>`;
    const said = await ask(SELLER, 'GetAdvisedInvoiceRecipientId', body);
    expect([one(said, 'ReferenceId'), one(said, 'Channel')]).toEqual([id, channel]);
  });

  const inCountry = (country: string): Promise<string> =>
    ask(
      SELLER,
      'GetAdvisedInvoiceRecipientId',
      `<KnownReferenceIds><ReferenceId>NL:KVK:12345678</ReferenceId></KnownReferenceIds><CountryCode>${country}</CountryCode>`,
    );

  // ZZ, QX and XI are user-assigned in ISO 3166-1, EU, UK and AN reserved.
  test.each(['QX', 'ZZ', 'EU', 'UK', 'XI', 'AN'])('rejects %s, which is no country of ISO 3166-1', async (country) => {
    expect(code(await inCountry(country))).toBe('ERRREC4000002');
  });

  test.each(['GR', 'GB', 'CW', 'QA', 'ZW'])('accepts %s', async (country) => {
    expect(one(await inCountry(country), 'Channel')).toBe('None');
  });

  test('says the whole pattern that a value breaks, and names of elements without their namespace', async () => {
    expect(one(await inCountry('nl'), 'faultstring')).toBe(
      "The request does not match the schema: Element 'CountryCode': [facet 'pattern'] The value 'nl' is not accepted by the pattern '[A-Z]{2}' [ ERRIER4000007 ]",
    );
  });
});

test('a document has the number and the date that platform/sandbox.yaml gives it', async () => {
  const said = await ask(BUYER, 'GetInboxDocument', withId('X260901000031'));
  expect(one(said, 'Subject')).toBe('Factuur 2026-0352');
  expect(said).toContain('<cbc:ID>2026-0352</cbc:ID>');
  expect(said).toContain('<cbc:IssueDate>2026-09-01</cbc:IssueDate>');
});

test('documents of others, drafts and empty elements are told apart', async () => {
  const inbox = (id: string): Promise<string> => ask(SELLER, 'GetInboxDocument', withId(id));
  expect(code(await inbox('X261116000482'))).toBe('ERRDOC2000001');
  expect(code(await inbox('X261123000581'))).toBe('ERRDOC3000003');
  expect(code(await inbox(''))).toBe('ERRIER4000008');
  expect(code(await ask(SELLER, 'GetDocument', '<DocumentId>D1</DocumentId>'))).toBe('ERRDOC2000002');
  expect(code(await ask(BUYER, 'GetDocument', '<DocumentId>D261116000119</DocumentId>'))).toBe('ERRDOC3000003');
  expect(
    code(
      await ask(BUYER, 'SetInboxDocumentStatus', '<ExternalId>X261116000482</ExternalId><StatusCode>99</StatusCode>'),
    ),
  ).toBe('ERRSTS4000001');
});
