import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {cast, sample} from '../../../src/service';
import {v1Example} from '../../support/contracts';
import {startSandbox, type RunningSandbox} from '../../support/sandbox';

const {seller, buyer, belgian} = cast;

let sandbox: RunningSandbox;
/** The time of the machine. */
let machine = Date.now();
beforeAll(async () => {
  sandbox = await startSandbox({}, () => machine);
});
beforeEach(() => sandbox.reset());
afterAll(() => sandbox.close());

async function tokenOf(fields: Record<string, string>): Promise<string> {
  const form = new URLSearchParams({
    scope: 'ap',
    client_secret: sample.clientSecret,
    client_id: sample.clientId,
    ...fields,
  });
  const response = await fetch(`${sandbox.url}/connect/token`, {method: 'POST', body: form});
  return `Bearer ${((await response.json()) as {access_token: string}).access_token}`;
}

const application = (client_id: string): Promise<string> => tokenOf({grant_type: 'client_credentials', client_id});
const user = (username: string, password: string): Promise<string> =>
  tokenOf({grant_type: 'password', username, password});

/** The status of a response, the code of its error, or its body. */
async function call(method: string, path: string, authorization: string, body?: unknown): Promise<unknown> {
  const headers = {authorization, 'subscription-key': sample.subscriptionKey, 'content-type': 'application/json'};
  const init = {method, headers, ...(body === undefined ? {} : {body: JSON.stringify(body)})};
  const response = await fetch(`${sandbox.url}/api/v1/${path}`, init);
  const text = await response.text();
  const read = text === '' ? undefined : (JSON.parse(text) as {code?: string});
  return response.ok ? read : `${response.status} ${read?.code}`;
}

describe('a user', () => {
  const name = 'nieuw@zilverlinde.example';
  const password = 'a-long-password';

  test('is added, gets permissions for one party, has no others, and is deleted', async () => {
    const manager = await application(sample.clientId);
    expect(await call('PUT', 'user', manager, {name})).toBe('400 API400');
    expect(await call('PUT', 'user', manager, {name, password: 'short'})).toBe('400 API400');
    expect(await call('PUT', 'user', manager, {name, password})).toEqual({name});
    expect(await call('GET', 'user', manager)).toEqual(
      ['archief@zilverlinde.example', sample.userName, name].sort().map((each) => ({name: each})),
    );
    const own = await user(name, password);
    expect(await call('GET', 'me', own)).toEqual({name});
    expect(await call('GET', 'me/party', own)).toEqual([]);
    expect(await call('GET', `${seller.partyId}/hook`, own)).toBe('403 API403');
    const permissions = {canManageHook: true};
    await call('PUT', `user/${name}/party`, manager, {id: seller.partyId, permissions});
    expect(await call('GET', 'me/party', own)).toMatchObject([{id: seller.partyId, name: seller.name, permissions}]);
    expect(await call('GET', `${seller.partyId}/hook`, own)).toEqual([]);
    expect(await call('GET', `${seller.endpoint}/hook`, own)).toEqual([]);
    expect(await call('GET', `${buyer.partyId}/hook`, own)).toBe('403 API403');
    expect(await call('GET', `${seller.partyId}/salesInvoice/${sample.invoiceDocumentId}/status`, own)).toBe(
      '403 API403',
    );
    expect(await call('GET', 'user', own)).toBe('403 API403-ROLE');
    await call('DELETE', `user/${name}/party/${seller.partyId}`, manager);
    expect(await call('GET', `${seller.partyId}/hook`, own)).toBe('403 API403');
    await call('DELETE', `user/${name}`, manager);
    expect(await call('GET', 'me', own)).toEqual({name});
    expect(await call('GET', 'me/party', own)).toEqual([]);
    expect(await user(name, password)).toContain('undefined');
    expect(await call('DELETE', `user/${name}`, manager)).toBe('404 API404-USER');
    expect(await call('GET', `user/${name}/party`, manager)).toBe('404 API404-USER');
  });

  test('that is deleted keeps its permissions until its token expires, whoever gets its name', async () => {
    const manager = await application(sample.clientId);
    await call('PUT', 'user', manager, {name, password});
    await call('PUT', `user/${name}/party`, manager, {id: seller.partyId, permissions: {canManageHook: true}});
    const own = await user(name, password);
    await call('DELETE', `user/${name}`, manager);
    expect(await call('GET', `${seller.partyId}/hook`, own)).toEqual([]);
    await call('PUT', 'user', manager, {name, password});
    await call('PUT', `user/${name}/party`, manager, {id: buyer.partyId, permissions: {canManageHook: true}});
    expect(await call('GET', `${seller.partyId}/hook`, own)).toEqual([]);
    expect(await call('GET', `${buyer.partyId}/hook`, own)).toBe('403 API403');
    expect(await call('GET', `${seller.partyId}/hook`, await user(name, password))).toBe('403 API403');
    machine += 3_601_000;
    expect(await call('GET', 'me', own)).toBe('401 API401');
  });

  test('of the examples has no role, and the parties that the examples show', async () => {
    const own = await user(sample.userName, sample.userPassword);
    expect(await call('GET', 'me/party', own)).toEqual(v1Example('userParties'));
    expect(await call('GET', 'user', own)).toBe('403 API403-ROLE');
    expect(await call('GET', 'user', await application(sample.clientId))).toEqual(v1Example('userList'));
  });

  test('loses a link once', async () => {
    const manager = await application(sample.clientId);
    const path = (party: string): string => `user/${sample.userName}/party/${party}`;
    expect(await call('DELETE', path(seller.partyId), manager)).toBeUndefined();
    for (const party of [seller.partyId, belgian.partyId]) {
      expect(await call('DELETE', path(party), manager)).toBe('404 API404-USER');
    }
  });

  test('is no application, whose secret stays', async () => {
    const manager = await application(sample.clientId);
    expect(await call('PUT', 'user', manager, {name: sample.clientId, password})).toBe('400 API400');
    expect(await application(sample.clientId)).not.toContain('undefined');
  });

  test('that exists keeps its password, or gets another one', async () => {
    const manager = await application(sample.clientId);
    await call('PUT', 'user', manager, {name: sample.userName});
    expect(await user(sample.userName, 'replace-with-your-password')).not.toContain('undefined');
    await call('PUT', 'user', manager, {name: sample.userName, password});
    expect(await user(sample.userName, 'replace-with-your-password')).toContain('undefined');
    expect(await user(sample.userName, password)).not.toContain('undefined');
  });
});

test('an application without parties can do nothing for them', async () => {
  const other = await application('molenrak-erp');
  expect(await call('GET', 'me', other)).toEqual({name: 'molenrak-erp'});
  expect(await call('GET', 'me/party', other)).toEqual([]);
  expect(await call('GET', 'peppol/config', other)).toBe('403 API403-ROLE');
  expect(await call('GET', `${buyer.partyId}/hook`, other)).toBe('403 API403');
});

/** A GLN with another last digit than it must have. */
const wrongDigit = (gln: string): string => `0088:${gln.slice(0, -1)}${(Number(gln.at(-1)) + 1) % 10}`;

test('a party whose identifier is wrong is not linked', async () => {
  const manager = await application(sample.clientId);
  for (const id of ['NL:KVK:123', 'XX:YY:1', wrongDigit(seller.gln)]) {
    expect(await call('PUT', `user/${sample.userName}/party`, manager, {id, permissions: {}})).toBe('403 API403-PARTY');
  }
});

describe('a participant', () => {
  const lookup = async (token: string, id: string, path = 'salesInvoice/queryRecipientParty'): Promise<unknown> =>
    call('POST', `${seller.partyId}/${path}`, token, [id]);

  test('is found once it is registered, for what it can receive, until it is removed', async () => {
    const token = await application(sample.clientId);
    const path = `peppol/config/party/${belgian.partyId}`;
    expect(await lookup(token, belgian.partyId)).toBe('404 API404');
    expect(await call('GET', path, token)).toBe('404 API404-PARTICIPANT');
    expect(await call('PUT', path, token, {capabilities: {invoices: {state: 'on'}}})).toBe('400 API400-CONFIG');
    const verification = {notes: 'Extract of the trade register', verifiedOn: '2026-11-02T10:15:00+01:00'};
    const config = {capabilities: {invoices: {state: 'on'}}, verification};
    expect(await call('PUT', path, token, {...config, capabilities: {invoice: {}}})).toBe('400 API400-CONFIG');
    expect(await call('PUT', path, token, config)).toMatchObject(config);
    expect(await call('GET', path, token)).toMatchObject(config);
    expect(await lookup(token, belgian.partyId)).toEqual({
      ...{id: belgian.endpoint, channel: 'peppol'},
      description: 'Peppol, Invoice, BIS Billing',
    });
    const selfBilling =
      'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice##urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0::2.1';
    const preferring = `salesInvoice/queryRecipientParty?preferredDocumentTypeId=${encodeURIComponent(selfBilling)}`;
    expect(await lookup(token, belgian.partyId, preferring)).toMatchObject({
      description: 'Peppol, Invoice, BIS Billing',
    });
    const both = {...config, capabilities: {...config.capabilities, selfBilling: {state: 'on'}}};
    await call('PUT', path, token, both);
    expect(await lookup(token, belgian.partyId, preferring)).toMatchObject({
      description: 'Peppol, Invoice, BIS Self-Billing',
    });
    expect(await lookup(token, belgian.partyId, 'purchaseOrder/queryRecipientParty')).toBe('404 API404');
    const options = (await call('GET', `peppol/deliveryOption?partyIds=${belgian.partyId}`, token)) as {
      readonly family: string;
      readonly processId: {readonly value: string | null};
    }[];
    expect(new Set(options.map(({family}) => family))).toEqual(new Set(['Invoice', 'InvoiceResponse', 'TimeCard']));
    expect(options.filter(({processId}) => processId.value === null)).toEqual([]);
    await call('DELETE', path, token);
    expect(await lookup(token, belgian.partyId)).toBe('404 API404');
  });

  test('of another provider needs a migration key', async () => {
    const token = await application(sample.clientId);
    const path = 'peppol/config/party/NL:KVK:00000001';
    const verification = {notes: 'Extract', verifiedOn: '2026-11-02T10:15:00+01:00'};
    expect(await call('PUT', path, token, {verification})).toBe('409 API409-PARTICIPANT');
    expect(await call('PUT', path, token, {verification, migration: {key: 'short'}})).toBe('400 API400-CONFIG');
    expect(await call('PUT', path, token, {verification, migration: {key: 'X7b$Qm2-9kLpR4vT'}})).toMatchObject({
      verification,
    });
  });

  test('has delivery options as the contract shows them', async () => {
    const token = await application(sample.clientId);
    const options = await call('GET', `peppol/deliveryOption?partyIds=${buyer.endpoint}`, token);
    expect(options).toEqual(expect.arrayContaining(v1Example('deliveryOptions') as unknown[]));
  });

  test('has the check digits of its scheme', async () => {
    const token = await application(sample.clientId);
    const config = {verification: {notes: 'Extract', verifiedOn: '2026-11-02T10:15:00+01:00'}};
    const path = (id: string): string => `peppol/config/party/${id}`;
    expect(await call('PUT', path(wrongDigit(seller.gln)), token, config)).toBe('400 API400-CONFIG');
    expect(await call('PUT', path(`0088:${seller.gln}`), token, config)).toMatchObject(config);
  });

  test('is on a page of 100', async () => {
    const token = await application(sample.clientId);
    const {registrations} = sandbox.bus();
    for (let count = 0; count < 150; count += 1) {
      registrations.save(`NL:KVK:${10_000_000 + count}`, {
        verification: {notes: 'a', verifiedOn: '2026-11-02T10:15:00Z'},
      });
    }
    interface Page {
      readonly items: readonly {id: string}[];
      readonly continuationToken: string | null;
    }
    const first = (await call('GET', 'peppol/config/party', token)) as Page;
    expect(first.items).toHaveLength(100);
    const second = (await call(
      'GET',
      `peppol/config/party?continuationToken=${first.continuationToken}`,
      token,
    )) as Page;
    expect(second.continuationToken).toBeNull();
    const ids = [...first.items, ...second.items].map(({id}) => id);
    expect(ids).toEqual([...registrations.list()]);
    expect(await call('GET', 'peppol/config/party?continuationToken=eyJhIjoxfQ', token)).toBe('400 API400');
  });
});

test('hooks: what is put is what is got, at its own level, until it is removed', async () => {
  const token = await application(sample.clientId);
  const hook = {id: 'mine', name: 'Mine', action: 'mailto:a@erp.example', topics: ['InvoiceSent']};
  await call('PUT', `${seller.partyId}/hook`, token, hook);
  expect(await call('GET', `${seller.partyId}/hook`, token)).toMatchObject([hook]);
  expect(await call('GET', `${buyer.partyId}/hook`, token)).toEqual([]);
  expect(await call('DELETE', 'hook/mine', token)).toBe('404 API404-HOOK');
  expect(await call('GET', `${seller.partyId}/hook/ping`, token)).toMatchObject({id: expect.any(String) as string});
  expect(await call('GET', `${buyer.partyId}/hook/ping`, token)).toBe('404 API404-HOOK');
  await call('DELETE', `${seller.partyId}/hook/mine`, token);
  expect(await call('GET', `${seller.partyId}/hook`, token)).toEqual([]);
  expect(await call('GET', 'hook', token)).toMatchObject([{id: 'peppol', action: 'peppol', topics: ['Send*']}]);
  await call('PUT', 'hook', token, hook);
  expect(await call('GET', 'hook', token)).toMatchObject([{id: 'peppol'}, hook]);
});
