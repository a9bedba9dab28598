import {createServer} from 'node:http';
import net, {type AddressInfo} from 'node:net';
import {zipSync, zlibSync} from 'fflate';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {cast, sample} from '../../../src/service';
import {startSandbox, type RunningSandbox} from '../../support/sandbox';
import {INVOICE} from '../../samples/support/workshop';

const {seller} = cast;
const SEND = `/api/v1/${seller.partyId}/salesInvoice/send`;

let sandbox: RunningSandbox;
let headers: Record<string, string>;
beforeAll(async () => {
  sandbox = await startSandbox({}, Date.now, {speed: 1000});
  headers = {...sandbox.credentials(), 'content-type': 'application/xml'};
});
afterAll(() => sandbox.close());

const send = (body: BodyInit): Promise<Response> => fetch(sandbox.url + SEND, {method: 'POST', headers, body});
const isAlive = async (): Promise<void> =>
  expect((await fetch(`${sandbox.url}/api/v1/me`, {headers})).status).toBe(200);

/** Sends bytes as they are, and gives the status line of the answer; empty if the connection ends without one. */
function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = net.connect(Number(new URL(sandbox.url).port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => resolve(''));
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
  });
}

/** Fifty million zeros, in some fifty thousand bytes. */
const ZEROS = new Uint8Array(50_000_000);

/** A PDF whose object streams have a thousand times as many bytes as the file. */
function pdfBomb(): Buffer {
  const stream = Buffer.from(zlibSync(ZEROS));
  const object = (number: number): Buffer[] => [
    Buffer.from(`${number} 0 obj <</Type /ObjStm /First 0 /Filter /FlateDecode /Length ${stream.length}>> stream\n`),
    stream,
    Buffer.from('\nendstream endobj\n'),
  ];
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...Array.from({length: 200}, (_, at) => object(at + 1)).flat()]);
}

describe('a request does no harm', () => {
  test.each([
    ['with huge headers', `GET /api/v1/me HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(1_000_000)}\r\n\r\n`, /431/],
    ['that is no HTTP', 'hello\r\n\r\n', /400/],
    [
      'with two lengths',
      'POST /connect/token HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      /400/,
    ],
    [
      'with a broken chunk',
      'POST /connect/token HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      /400/,
    ],
    [
      'whose path climbs',
      'GET /api/v1/../../../etc/passwd HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      /404/,
    ],
    [
      'whose path climbs, encoded',
      'GET /api/v1/%2e%2e%2f%2e%2e%2fetc/salesInvoice/a/status HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      /401/,
    ],
  ])('%s', async (_, text, status) => {
    expect(await raw(text)).toMatch(status);
    await isAlive();
  });

  test('in chunks is read whole', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let at = 0; at < INVOICE.length; at += 100)
          controller.enqueue(new TextEncoder().encode(INVOICE.slice(at, at + 100)));
        controller.close();
      },
    });
    const init = {method: 'POST', headers, body, duplex: 'half'} as RequestInit;
    expect((await fetch(sandbox.url + SEND, init)).status).toBe(200);
  });

  test('with entities, or very deep, is refused in words', async () => {
    const bomb = `<!DOCTYPE a [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><Invoice>&b;</Invoice>`;
    for (const xml of [bomb, '<a>'.repeat(100_000), `<?xml version="1.0" encoding="UTF-7"?><a/>`]) {
      const response = await send(xml);
      expect([response.status, ((await response.json()) as {code: string}).code]).toEqual([400, 'API400-XML']);
    }
    await isAlive();
  });

  test('with a PDF that grows to gigabytes is refused, and an attachment that would is left as it is', async () => {
    const scan = await fetch(sandbox.url + SEND, {
      ...{method: 'POST', headers: {...headers, 'content-type': 'application/pdf'}, body: new Uint8Array(pdfBomb())},
    });
    // It stopped reading: otherwise it would know that the file has no invoice.
    expect(await scan.json()).toMatchObject({code: 'API415', message: expect.stringContaining('damaged') as string});
    const zip = Buffer.from(zipSync({'zeros.csv': ZEROS})).toString('base64');
    const attached = `<cac:AdditionalDocumentReference><cbc:ID>A</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="text/csv" filename="a.csv">${zip}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;
    const response = await send(INVOICE.replace('<cac:AccountingSupplierParty>', `${attached}$&`));
    const {id} = (await response.json()) as {id: string};
    expect(sandbox.bus().store.find(id)?.file.length).toBeLessThan(200_000);
    await isAlive();
  });
});

test('clients that never end their request keep nobody from the others', async () => {
  const port = Number(new URL(sandbox.url).port);
  const slow = Array.from({length: 100}, () => net.connect(port, '127.0.0.1'));
  for (const socket of slow)
    socket
      .on('error', () => undefined)
      .write('POST /connect/token HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\na');
  await Promise.all(Array.from({length: 200}, isAlive));
  for (const socket of slow) socket.destroy();
});

test('a webhook server that never answers keeps nobody from the others, and 10,000 hooks are one too many', async () => {
  const got: string[] = [];
  const silent = createServer(() => undefined);
  const good = createServer((request, response) => {
    got.push(request.url ?? '');
    response.end();
  });
  for (const each of [silent, good]) await new Promise<void>((resolve) => each.listen(0, '127.0.0.1', resolve));
  const at = (server: typeof good, path: string): string =>
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`;
  const {hooks} = sandbox.bus();
  for (let count = 0; count < 20; count += 1) {
    hooks.save(seller.partyId, {
      id: `silent-${count}`,
      name: 'Silent',
      action: at(silent, 'a'),
      topics: ['InvoiceSent'],
    });
  }
  hooks.save(seller.partyId, {id: 'good', name: 'Good', action: at(good, 'good'), topics: ['InvoiceSent']});
  for (let count = hooks.list(undefined).length + 21; count < 10_000; count += 1) {
    hooks.save(cast.buyer.partyId, {
      id: `many-${count}`,
      name: 'Many',
      action: 'mailto:a@erp.example',
      topics: ['OrderSent'],
    });
  }
  expect(() => hooks.save(cast.buyer.partyId, {id: 'more', name: 'More', action: 'mailto:a@erp.example'})).toThrow(
    'keeps 10000 hooks',
  );
  expect((await send(INVOICE.replaceAll(sample.invoiceNumber, '2026-0900'))).status).toBe(200);
  await expect.poll(() => got, {timeout: 60_000}).toEqual(['/good']);
  await isAlive();
  silent.close();
  silent.closeAllConnections();
  good.close();
});
