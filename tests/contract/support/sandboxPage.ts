import fs from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, afterEach, beforeAll, beforeEach, expect} from 'vitest';
import type {Bus} from '../../../src/sandbox/bus/bus';
import type {Entry, EntryKind} from '../../../src/sandbox/bus/journal';
import {cast} from '../../../src/service';
import {parsed} from '../../support/html';
import {startSandbox, type RunningSandbox} from '../../support/sandbox';

export const PAGE = '/_sandbox';
export const SECTIONS = ['', '/events', '/deliveries', '/outbox', '/requests', '/problems'];
export const INVOICE = fs.readFileSync('documents/examples/ubl-bisv3/invoice-typical.xml', 'utf8');
export const JSON_TYPE = {'content-type': 'application/json'};

/** The sandbox of the test, and a webhook server with the bodies that it got. */
let sandbox: RunningSandbox;
export const got: string[] = [];
const webhooks = createServer((request, response) => {
  request.setEncoding('utf8').on('data', (text: string) => got.push(text));
  request.on('end', () => response.writeHead(204).end());
});

/** Gives each test of a file a sandbox of its own. */
export function sandboxOfEach(): void {
  beforeAll(() => new Promise<void>((resolve) => webhooks.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    webhooks.close();
    webhooks.closeAllConnections();
  });
  beforeEach(async () => {
    sandbox = await startSandbox();
  });
  afterEach(() => sandbox.close());
}

export const address = (): string => sandbox.url;
export const bus = (): Bus => sandbox.bus();
export const resetSandbox = (): Promise<void> => sandbox.reset();
export const webhook = (): string => `http://localhost:${(webhooks.address() as AddressInfo).port}/events`;

/** Gets an address of the page. */
export const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(sandbox.url + PAGE + path, {headers});

/** A page, parsed. */
export async function shown(path: string): Promise<ReturnType<typeof parsed>> {
  const response = await get(path);
  expect(response.status).toBe(200);
  return parsed(await response.text());
}

/** The text of a section. */
export const text = async (path: string): Promise<string> => (await shown(path))('main').text();

/** Sends a form of the page. */
export function press(
  action: string,
  form: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  const init = {method: 'POST', body: new URLSearchParams(form), headers, redirect: 'manual'} as const;
  return fetch(`${sandbox.url}${PAGE}/${action}`, init);
}

/** Calls an operation of the sender. */
export const call = (path: string, init: RequestInit): Promise<Response> =>
  fetch(`${sandbox.url}/api/v1/${cast.seller.partyId}/${path}`, {
    ...init,
    headers: {...sandbox.credentials(), ...(init.headers as Record<string, string>)},
  });

/** Saves a hook of the sender. */
export async function save(hook: Record<string, unknown>): Promise<void> {
  const answer = await call('hook', {method: 'PUT', body: JSON.stringify(hook), headers: JSON_TYPE});
  expect(answer.status, await answer.text()).toBe(200);
}

/** Sends an invoice, and gives its ID. */
export async function send(invoice = INVOICE, name = 'invoice.xml'): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([invoice], {type: 'application/xml'}), name);
  const answer = await call('salesInvoice/send', {method: 'POST', body: form});
  const body = await answer.text();
  expect(answer.status, body).toBe(200);
  return (JSON.parse(body) as {id: string}).id;
}

/** The next entry of a kind. */
export const next = (kind: EntryKind): Promise<Entry> =>
  new Promise((resolve) => {
    const leave = bus().journal.listen((entry) => {
      if (entry.kind !== kind) return;
      leave();
      resolve(entry);
    });
  });

/** Saves a webhook, sends an invoice and waits until its event is delivered. */
export async function delivered(): Promise<{id: string; entry: Entry}> {
  await save({id: 'erp', name: 'ERP', action: `${webhook()}#the-secret`, topics: ['InvoiceSent']});
  const entry = next('delivery');
  const id = await send();
  await press('advance', {seconds: '60'});
  return {id, entry: await entry};
}
