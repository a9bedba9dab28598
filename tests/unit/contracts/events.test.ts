import {expect, test} from 'vitest';
import {untracked} from '../../../src/sources/files';
import {eventNamed, events} from '../../../src/sources/events';
import {eventsOf} from '../../../src/contracts/events';
import {parseYaml} from '../../../src/contracts/yamlFile';
import {sample} from '../../../src/service';
import {topics} from '../../support/contracts';

const named = (name: string): Record<string, unknown> =>
  untracked(() => eventNamed(name)) as unknown as Record<string, unknown>;

test('an event belongs to the party that its direction says', () => {
  expect(named('orderSent')).toMatchObject({
    topic: 'OrderSent',
    partyId: 'NL:KVK:86044175',
    documentId: sample.orderDocumentId,
  });
  expect(named('orderReceived')).toMatchObject({topic: 'OrderReceived', partyId: 'NL:KVK:85912046'});
});

test('an event about a response refers to what is answered, and has its status', () => {
  expect(named('orderAcceptReceived')).toMatchObject({
    refToDocumentId: sample.orderDocumentId,
    message: "'OrderResponse' is received with status 'Accept'.",
    details: {status: 'Accept', statusCode: 'AP'},
  });
  expect(named('orderSent')).not.toHaveProperty('refToDocumentId');
});

test('it is sent a second after it occurred', () => {
  expect(named('orderSent')).toMatchObject({
    createdOn: '2026-11-02T10:15:04+01:00',
    sentOn: '2026-11-02T10:15:05+01:00',
  });
});

test('a failed lookup leaves out what was never sent', () => {
  const {details} = named('orderSentError');
  expect(details).toMatchObject({attempt: 1, error: {code: 'API404'}});
  expect(Object.keys(details as object)).not.toContain('endpoint');
  expect(named('orderSentRetry').message).toMatch(/ The bus will retry\.$/);
});

test('the examples of the contract are among them, under their names', () => {
  expect(named('invoiceSent')).toMatchObject({topic: 'InvoiceSent'});
  expect(untracked(events).has('invoiceResponseReceived')).toBe(true);
});

test.each([
  ['topic: OrderGone', 'topic', "topic 'OrderGone'"],
  ['document: gone', 'document', "no document 'gone'"],
  ['topic: InvoiceSent', 'topic', 'family Order'],
])('what is wrong is named with file and line: %s', (entry, key, message) => {
  const text = `documents:
  order: {family: Order, documentId: 8e4d9b71-2c5f-4a86-b3e0-6f1a7c2d5e93, id: '1', sender: a, recipient: b, documentTypeId: c}
events:
  e: {topic: OrderSent, document: order, at: '2026-11-02T10:15:04'}
`.replace(new RegExp(`${key}: \\w+,`), `${entry},`);
  const read = (): unknown => eventsOf(parseYaml(text, 'events.yaml'), {topics: topics().topics, examples: {}});
  expect(read).toThrow(new RegExp(`^events.yaml:4: e: .*${message}`));
});

test('an event of a topic without a reference has none, even about a document that answers another', () => {
  const text = `documents:
  order: {family: Order, documentId: 8e4d9b71-2c5f-4a86-b3e0-6f1a7c2d5e93, id: '1', sender: a, recipient: b, documentTypeId: c}
  change: {family: Order, documentId: 2b9f6c04-8d17-4c3e-9a62-e5071f4b8d3a, id: '2', sender: a, recipient: b, documentTypeId: c, answers: order}
events:
  e: {topic: OrderSent, document: change, at: '2026-11-02T10:15:04'}
`;
  const event = eventsOf(parseYaml(text, 'events.yaml'), {topics: topics().topics, examples: {}}).get('e');
  expect(event).toMatchObject({topic: 'OrderSent'});
  expect(event).not.toHaveProperty('refToDocumentId');
});
