import {randomUUID} from 'node:crypto';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {cast, sample, service} from '../../src/service';
import {errorCatalogue} from '../support/contracts';
import {startSandbox, type RunningSandbox} from '../support/sandbox';
import {hybridPdf} from './support/hybridPdf';
import {INVOICE} from './support/workshop';

const SEND = `/api/v1/${cast.seller.partyId}/salesInvoice/send`;
const DOWNLOAD = `/api/v1/${cast.buyer.partyId}/purchaseInvoice/${sample.invoiceDocumentId}/download`;

/** The time when the tests began, in whole seconds as in a response. */
const STARTED = Math.floor(Date.now() / 1000) * 1000;

let sandbox: RunningSandbox;
let credentials: Record<'authorization' | 'subscription-key', string>;
beforeAll(async () => {
  sandbox = await startSandbox();
  credentials = sandbox.credentials();
});
afterAll(() => sandbox.close());

function call(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(sandbox.url + path, {...init, headers: {...credentials, ...(init.headers as Record<string, string>)}});
}

function upload(body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return call(SEND, {method: 'POST', body, headers});
}

const PDF = '%PDF-1.7\n';

function file(text: BlobPart, type = 'application/xml', name = 'file'): FormData {
  const form = new FormData();
  form.append(name, new Blob([text], {type}), 'invoice.xml');
  return form;
}

/** Checks that an answer is that error of the catalogue, and gives its message. */
async function expectError(response: Response, code: string): Promise<string> {
  const body = (await response.json()) as Record<string, string>;
  const known = errorCatalogue().find((error) => error.code === code);
  expect({status: response.status, code: body.code}).toEqual({status: known?.status, code});
  expect(Object.keys(body)).toEqual(Object.keys(JSON.parse(known?.example.text ?? '{}') as object));
  expect(body.helpLink).toBe(`${service.site.url}/endpoints/overview.html#${code}`);
  expect(body.requestId).toMatch(/^[0-9a-f]{16}$/);
  expect(Date.parse(body.dateTime ?? '')).toBeGreaterThanOrEqual(STARTED);
  expect(Date.parse(body.dateTime ?? '')).toBeLessThanOrEqual(Date.now());
  return body.message ?? '';
}

describe('who calls', () => {
  test.each([
    ['API401', {authorization: ''}],
    ['API401', {authorization: 'any-token'}],
    ['API401', {authorization: 'Bearer any-token'}],
    ['API403-KEY', {'subscription-key': ''}],
    ['API403-KEY', {'subscription-key': 'any-key'}],
    ['API403-KEY', {'subscription-key': 'production-key'}],
  ])('%s for %o', async (code, headers) => {
    await expectError(await call('/api/v1/me/party', {headers}), code);
  });

  test('API401 for a token of party data', async () => {
    const {authorization} = sandbox.credentials('vpd');
    expect(await expectError(await call('/api/v1/me', {headers: {authorization}}), 'API401')).toContain('scope vpd');
  });
});

describe('upload', () => {
  test('echoes the documentId once, then answers 409', async () => {
    const id = randomUUID();
    const headers = {'X-PSB-DocumentId': id};
    expect(await (await upload(file(INVOICE), headers)).json()).toEqual({id});
    expect(await expectError(await upload(file(INVOICE), headers), 'API409')).toContain(id);
  });

  test('a refused upload does not use up its id', async () => {
    const headers = {'X-PSB-DocumentId': randomUUID()};
    await expectError(await upload(file('<Invoice>'), headers), 'API400-XML');
    expect((await upload(file(INVOICE), headers)).status).toBe(200);
  });

  test('takes the document as the raw body', async () => {
    expect((await upload(INVOICE, {'content-type': 'application/xml'})).status).toBe(200);
  });

  test('takes a form with bare names, as .NET writes it', async () => {
    const head = 'Content-Type: application/xml\r\nContent-Disposition: form-data; name=file; filename=invoice.xml';
    const body = `--x\r\n${head}\r\n\r\n${INVOICE}\r\n--x--\r\n`;
    expect((await upload(body, {'content-type': 'multipart/form-data; boundary="x"'})).status).toBe(200);
  });

  test('refuses what the contract does not allow', async () => {
    expect(await expectError(await upload(file(INVOICE, undefined, 'invoice')), 'API400')).toContain('file');
    expect(await expectError(await upload(file(INVOICE), {'X-PSB-DocumentId': '2026-0417'}), 'API400')).toContain(
      'uuid',
    );
    await expectError(await upload(INVOICE, {'content-type': 'text/plain'}), 'API415');
    await expectError(
      await upload(INVOICE.replace('?>', '?><!DOCTYPE Invoice>'), {'content-type': 'application/xml'}),
      'API400-XML',
    );
  });

  test('takes a PDF with embedded XML as a document, any PDF as a part for a join, and no other', async () => {
    const HYBRID = await hybridPdf(INVOICE);
    const pdf = (path: string, text: BlobPart): Promise<Response> =>
      call(`/api/v1/${cast.seller.partyId}/${path}`, {method: 'POST', body: file(text, 'application/pdf')});
    const raw = {'content-type': 'application/pdf'};
    expect((await pdf('salesInvoice/send', HYBRID)).status).toBe(200);
    expect((await upload(HYBRID, raw)).status).toBe(200);
    expect((await pdf('generic/send?topic=JoinInvoice', PDF)).status).toBe(200);
    await expectError(await pdf('generic/send?topic=JoinInvoice&channel=none', PDF), 'API400');
    const hook = {
      id: 'join',
      name: 'Join',
      action: 'join://parts',
      topics: ['JoinInvoice'],
      publishTopics: ['SendInvoice'],
    };
    sandbox.bus().hooks.save(cast.seller.partyId, hook);
    expect((await pdf('generic/send?topic=JoinInvoice', PDF)).status).toBe(200);
    expect(await expectError(await pdf('salesInvoice/send', PDF), 'API415')).toContain('factur-x.xml');
    await expectError(await upload(PDF, raw), 'API415');
    await expectError(await upload(file(HYBRID.slice(1), 'application/pdf')), 'API415');
    expect(await expectError(await pdf('salesInvoice/send', `${PDF}factur-x.xml`), 'API415')).toContain('factur-x.xml');
    await expectError(await pdf('generic/send?topic=SendInvoice', PDF), 'API415');
    expect(await expectError(await pdf('purchaseOrder/send', HYBRID), 'API415')).toContain('application/xml');
  });

  test('refuses a body past the limit', async () => {
    const message = await expectError(
      await upload('x'.repeat(52_428_801), {'content-type': 'application/xml'}),
      'API413',
    );
    expect(message).toContain('52428801 bytes');
  });
});

describe('other calls', () => {
  const json = {'content-type': 'application/json'};

  test('a download answers with the example document', async () => {
    const response = await call(DOWNLOAD);
    expect(response.headers.get('content-type')).toBe('application/xml');
    expect(await response.text()).toBe(INVOICE);
  });

  test('bad JSON, a missing field and a bad path are named', async () => {
    const hook = `/api/v1/${cast.buyer.partyId}/hook`;
    await expectError(await call(hook, {method: 'PUT', body: '{', headers: json}), 'API400');
    expect(await expectError(await call(hook, {method: 'PUT', body: '{}', headers: json}), 'API400')).toContain("'id'");
    await expectError(await call('/api/v1/NL%20KVK/salesInvoice/any/status'), 'API400');
    expect(
      (await call(`/api/v1/${encodeURIComponent(cast.seller.partyId)}/salesInvoice/${sample.invoiceDocumentId}/status`))
        .status,
    ).toBe(200);
  });

  test('a PUT returns what was sent, unless Prefer wants an example', async () => {
    const put = (path: string, body: object, headers = {}): Promise<Response> =>
      call(`/api/v1/${path}`, {method: 'PUT', body: JSON.stringify(body), headers: {...json, ...headers}});
    const hook = {
      id: 'mine',
      name: 'Mine',
      action: 'https://erp.example/psb#secret',
      init: {certificate: 'LS0tLS1CRUdJTiA='},
    };
    for (const path of ['hook', `${cast.buyer.partyId}/hook`]) {
      const saved = (await (await put(path, hook)).json()) as Record<string, unknown>;
      expect(saved).toMatchObject({id: 'mine', name: 'Mine', action: 'https://erp.example/psb#***', isActive: true});
      expect(Object.keys(saved)).not.toContain('init');
      expect(await (await put(path, hook, {prefer: 'code=200'})).json()).not.toMatchObject({id: 'mine'});
      expect(await expectError(await put(path, {...hook, topics: ['InvoiceLost']}), 'API400-HOOK')).toContain('Lost');
    }
    const user = await put('user', {name: 'me@erp.example', password: 'a-long-password'});
    expect(await user.json()).toEqual({name: 'me@erp.example'});
    const link = await put('user/me@erp.example/party', {id: cast.belgian.partyId, permissions: {canManageHook: true}});
    expect(await link.json()).toMatchObject({id: cast.belgian.partyId, permissions: {canManageHook: true}});
    const config = {capabilities: {despatchAdvices: {state: 'on'}}};
    for (const path of ['peppol/config', `peppol/config/party/${cast.buyer.partyId}`]) {
      expect(await (await put(path, {...config, migration: {key: 'X7b$Qm2-9kLpR4vT'}})).json()).toMatchObject(config);
    }
  });

  test('Prefer chooses another answer of the contract', async () => {
    await expectError(await call(DOWNLOAD, {headers: {prefer: 'code=404'}}), 'API404-DOC');
    const rules = await upload(file(INVOICE), {prefer: 'code=400, example=API400-RULES'});
    await expectError(rules, 'API400-RULES');
    const busy = await call(DOWNLOAD, {headers: {prefer: 'code=429'}});
    expect(busy.headers.get('retry-after')).toBe('17');
    const down = await call(DOWNLOAD, {headers: {prefer: 'code=503'}});
    expect(down.headers.get('retry-after')).toBe('120');
    expect(await expectError(down, 'API503')).toContain('120 seconds');
    const none = await call(DOWNLOAD, {headers: {prefer: 'code=418'}});
    expect([none.status, await none.text()]).toEqual([400, expect.stringContaining('200, 400, 401')]);
  });

  test('an unknown path or method is 404 in words', async () => {
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '/api/v1/nothing'],
      ['DELETE', SEND],
    ] as const) {
      const response = await call(path, {method});
      expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('/connect/token')]);
    }
  });

  test('the local preview may call it from a browser, another origin may not', async () => {
    const allowed = async (origin: string): Promise<string | null> =>
      (await call(DOWNLOAD, {method: 'OPTIONS', headers: {origin}})).headers.get('access-control-allow-origin');
    expect(await allowed('http://localhost:3000')).toBe('http://localhost:3000');
    expect(await allowed('http://localhost:4000')).toBe('http://localhost:4000');
    expect(await allowed('https://elsewhere.example')).toBeNull();
  });
});
