import {describe, expect, test} from 'vitest';
import {channelOf, type Setup} from '../../../../src/contracts/channels/choice';
import type {ChannelHook} from '../../../../src/contracts/channels/file';

const hook = (id: string, more: Partial<ChannelHook> = {}): ChannelHook => ({
  id,
  action: 'mailto:a@b.example',
  topics: ['SendInvoice'],
  ...more,
});

const setupOf = (hooks: ChannelHook[], registered: Setup['registered'] = {}): Setup => ({
  hooks,
  registered,
  networks: ['peppol', 'dico'],
  parties: {me: {name: 'Me', partyId: 'NL:KVK:1'}, you: {name: 'You', partyId: 'NL:KVK:2'}},
});

const invoice = {topic: 'SendInvoice', sender: 'me', receiver: 'you'};
const order = {...invoice, topic: 'SendOrder'};
const idsOf = (hooks: readonly ChannelHook[]): string[] => hooks.map(({id}) => id);

describe('the order of channels', () => {
  test('of IDs: numbers by value, then text', () => {
    const hooks = ['peppol', '10', 'dico', '02', '1'].map((id) => hook(id));
    expect(idsOf(channelOf(invoice, setupOf(hooks)).reaching)).toEqual(['1', '02', '10', 'dico', 'peppol']);
  });

  test('of equal numbers and of capitals: by the characters', () => {
    const hooks = ['dico', '2', 'Peppol', '02'].map((id) => hook(id));
    expect(idsOf(channelOf(invoice, setupOf(hooks)).reaching)).toEqual(['02', '2', 'Peppol', 'dico']);
  });

  test.each([
    ['a party hook before an environment hook', hook('z', {party: 'me', topics: ['*']}), hook('1'), 'level'],
    ['a named topic before a wildcard', hook('z'), hook('1', {topics: ['Send*']}), 'topic'],
    [
      'a named topic before a wildcard of the same hook',
      hook('z', {topics: ['Send*', 'SendInvoice']}),
      hook('1', {topics: ['Send*']}),
      'topic',
    ],
    ['a number before text', hook('10'), hook('a'), 'number'],
    ['a lower number', hook('9'), hook('10'), 'number'],
    ['text in its order', hook('a'), hook('b'), 'text'],
  ] as const)('%s', (_rule, first, second, reason) => {
    for (const hooks of [
      [first, second],
      [second, first],
    ]) {
      expect(channelOf(invoice, setupOf(hooks))).toMatchObject({chosen: first, other: second, reason});
    }
  });
});

describe('the channels of a document', () => {
  test("are not those of another party's hooks or of other topics", () => {
    const hooks = [hook('1', {party: 'you'}), hook('2', {topics: ['SendOrder']}), hook('3')];
    expect(channelOf(invoice, setupOf(hooks))).toMatchObject({chosen: {id: '3'}, reason: 'only'});
  });

  test('are networks with the receiver only', () => {
    const setup = setupOf([hook('1', {action: 'dico://x'}), hook('2', {action: 'peppol'})], {peppol: ['you']});
    expect(channelOf(invoice, setup)).toMatchObject({chosen: {id: '2'}, reason: 'only'});
  });

  test('are hooks with a filter that is true', () => {
    const filter = 'topic == "SendOrder" || recipient == "NL:KVK:3"';
    const setup = setupOf([hook('1', {topics: ['Send*'], filter})]);
    expect(channelOf(invoice, setup)).toMatchObject({reason: 'unreachable'});
    expect(channelOf(order, setup)).toMatchObject({chosen: {id: '1'}});
  });

  test('a filter that the example can not evaluate is a fault', () => {
    const setup = setupOf([hook('1', {filter: 'topic != "SendOrder"'})]);
    expect(() => channelOf(invoice, setup)).toThrow('has more than == and ||');
  });
});

describe('the parameter channel', () => {
  const setup = setupOf([hook('1'), hook('2', {action: 'dico://x'}), hook('3')]);

  test.each([
    ['names the channel', '3', {chosen: {id: '3'}, reason: 'forced'}],
    ['names a channel that does not reach the receiver', '2', {reason: 'unreachable-forced'}],
    ['names nothing', 'none', {reason: 'unknown'}],
  ])('%s', (_case, channel, expected) => {
    expect(channelOf({...invoice, channel}, setup)).toMatchObject(expected);
  });
});
