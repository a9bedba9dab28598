import {expect, test} from 'vitest';
import {topicsOf, type Topic} from '../../../../src/contracts/topics/topics';
import {parseYaml} from '../../../../src/contracts/yamlFile';
import {topics as contractTopics} from '../../../support/contracts';
import {TOPICS} from './sample';

const read = (text = TOPICS): readonly Topic[] => topicsOf(parseYaml(text, 'topics.yaml')).topics;
const find = (name: string, topics = read()): Topic | undefined => topics.find(({topic}) => topic === name);

test('a topic is made of each outcome that a family has: events by family, then hooks, then commands', () => {
  expect(read().map(({topic}) => topic)).toEqual([
    'OrderReceived',
    'OrderReceivedError',
    'OrderResponseReceived',
    'OldResponseReceived',
    'HookPing',
    'SendOrder',
    'SendOrderResponse',
  ]);
});

test('a topic has the sentences, keys and successors of its outcome, with those of its family', () => {
  expect(find('OrderReceived')).toEqual({
    topic: 'OrderReceived',
    family: 'Order',
    outcome: 'Received',
    kind: 'event',
    direction: 'in',
    meaning: 'You received an order.',
    when: 'Fires after the order arrives.',
    details: ['sender', 'orderReferenceId'],
    refToDocumentId: false,
    followedBy: ['OrderResponseSent'],
  });
  expect(find('SendOrder')?.followedBy).toEqual(['OrderReceived', 'OrderReceivedError']);
});

test('refToDocumentId is that of the family, unless no topic of the outcome has it', () => {
  expect(find('OrderResponseReceived')?.refToDocumentId).toBe(true);
  const text = TOPICS.replace('direction: in\n', 'direction: in\n    refToDocumentId: false\n');
  expect(find('OrderResponseReceived', read(text))?.refToDocumentId).toBe(false);
});

test('a family can have its own facts, and be replaced by another', () => {
  expect(find('OldResponseReceived')).toMatchObject({
    meaning: 'You received a response.',
    details: ['status'],
    deprecated: true,
    replacedBy: 'OrderResponseReceived',
  });
});

test('an event of a hook says which actions can listen', () => {
  expect(find('HookPing')).toMatchObject({family: 'Hook', kind: 'hook', allowedActions: ['mailto']});
});

test.each([
  [
    'an unknown key of an outcome',
    ['direction: in\n', 'direction: in\n    colour: red\n'],
    /^topics\.yaml:5: outcomes\.Received: Unrecognized key/,
  ],
  [
    'an unknown key of a family',
    ['noun: an order\n', 'noun: an order\n    nuon: x\n'],
    /^topics\.yaml:25: families\.Order: Unrecognized key/,
  ],
  [
    'a noun without an article',
    ['noun: an order\n', 'noun: order\n'],
    /^topics\.yaml:25: families\.Order\.noun: A noun/,
  ],
  [
    'an unknown family',
    ['answeredBy: OrderResponse', 'answeredBy: OrderReply'],
    /^topics\.yaml:26: .*no family 'OrderReply'/,
  ],
  ['an unknown outcome', ['adds: {Received', 'adds: {Recieved'], /^topics\.yaml:27: .*no outcome 'Recieved'/],
  [
    'an unknown hook topic',
    ['followedBy: [HookPing]', 'followedBy: [HookPong]'],
    /^topics\.yaml:\d+: .*no hook topic 'HookPong'/,
  ],
  [
    'an unknown pattern',
    ["'{answeredBy}Sent'", "'{answerdBy}Sent'"],
    /^topics\.yaml:\d+: outcomes\.Received\.followedBy\.0/,
  ],
])('%s fails with file and line', (_kind, [from = '', to = ''], message) => {
  expect(TOPICS).toContain(from);
  expect(() => read(TOPICS.replace(from, to))).toThrow(message);
});

test('the contract gives every topic of every document', () => {
  const names = contractTopics().topics.map(({topic}) => topic);
  expect(names).toHaveLength(85);
  for (const name of [
    'InvoiceReceived',
    'ReviewSentError',
    'MessageLevelStatusSent',
    'HookSentError',
    'RecognizeSalesInvoice',
  ])
    expect(names).toContain(name);
  expect(names.filter((name) => /^(SendReview|MessageLevelStatusSentError|JoinTimeCard)$/.test(name))).toEqual([]);
});
