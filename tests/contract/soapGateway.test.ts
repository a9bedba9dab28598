import type {IncomingMessage} from 'node:http';
import {afterAll, expect, test} from 'vitest';
import type {Answer} from '../../src/sandbox/answer';
import {RequestRate} from '../../src/sandbox/rate';
import {createSoap} from '../../src/sandbox/soap/soap';
import {MAXIMUM_BYTES} from '../../src/validation/limits';
import {service} from '../../src/service';
import {smallBus} from '../support/smallBus';
import {startSandbox} from '../support/sandbox';
import {envelopeFile} from './support/envelopes';

const sandbox = await startSandbox();
afterAll(() => sandbox.close());
const address = `${sandbox.url}/soap/v3.1`;

test('the sandbox serves SOAP beside REST', async () => {
  const response = await fetch(`${address}?subscriptionKey=any-key`, {
    method: 'POST',
    headers: {soapaction: `http://${service.platform.host}/v3_1/GetAccountDetails`},
    body: envelopeFile('GetAccountDetails/request.xml'),
  });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<Id>A100014</Id>');
});

test.each([
  ['a wrong subscription key', '?subscriptionKey=wrong-key', {method: 'POST', body: 'x'}, 403],
  ['a key of production', '?subscriptionKey=prod-1234', {method: 'POST', body: 'x'}, 403],
  ['another method', '?subscriptionKey=any-key', {method: 'PUT', body: 'x'}, 405],
  ['a body of more than 50 MB', '?subscriptionKey=any-key', {method: 'POST', body: 'x'.repeat(MAXIMUM_BYTES + 1)}, 413],
])('%s gets plain text and a status', async (_, query, init, status) => {
  const response = await fetch(address + query, init);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await response.text()).not.toContain('<');
});

test('the WSDL has the address of the sandbox, and nothing else of it differs', async () => {
  const text = await (await fetch(`${address}?wsdl`)).text();
  const locations = Array.from(text.matchAll(/location="([^"]*)"/g), ([, location = '']) => location);
  expect(locations).toEqual([`${address}?subscriptionKey=your-subscription-key`]);
  expect(text).toContain(`targetNamespace="http://${service.platform.host}/v3_1/"`);
});

test('after 600 requests in a minute, a subscription key gets 429 and the time to wait, and another key goes on', async () => {
  const clock = 1_800_000_000_000;
  const {answer} = await createSoap((await smallBus()).bus, () => undefined, new RequestRate(600, () => clock));
  const statusOf = async (key: string): Promise<Answer> => {
    const request = {method: 'POST', headers: {'transfer-encoding': 'chunked'}} as unknown as IncomingMessage;
    return answer(request, new URL(`http://sandbox/?subscriptionKey=${key}`), () => Promise.resolve(Buffer.from('')));
  };
  for (let count = 0; count < 600; count += 1) expect((await statusOf('one')).status).toBe(411);
  expect(await statusOf('one')).toMatchObject({status: 429, headers: {'retry-after': '60'}});
  expect((await statusOf('other')).status).toBe(411);
});
