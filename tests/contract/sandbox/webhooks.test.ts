import {beforeEach, describe, expect, test} from 'vitest';
import {cast} from '../../../src/service';
import {
  answer,
  events,
  freshBus,
  HOUR,
  INVOICE,
  listen,
  MINUTE,
  pass,
  send,
  small,
  statuses,
  to,
} from './support/delivering';

const {seller, buyer} = cast;

beforeEach(freshBus);

describe('webhooks', () => {
  const attempts = (): unknown[] =>
    small.bus.journal
      .of('delivery')
      .map(({facts}) => facts.attempt)
      .reverse();

  test('are repeated by the schedule of the contract, and then dropped', async () => {
    answer(() => 500);
    listen(seller.partyId, ['InvoiceSent']);
    small.bus.hooks.save(seller.partyId, {
      id: 'mail',
      name: 'Mail',
      action: 'mailto:a@erp.example',
      topics: ['HookSent*'],
    });
    await send(Buffer.from(INVOICE));
    await pass(2000);
    expect(attempts()).toEqual(['1']);
    // Up to 20% jitter: none of the waits of 1, 5 and 15 minutes and 1, 3, 6, 12 and 24 hours is shorter than it says.
    for (const [minutes, count] of [
      [0.9, 1],
      [0.4, 2],
      [4.6, 2],
      [1.5, 3],
    ] as const) {
      await pass(minutes * MINUTE);
      expect(attempts()).toHaveLength(count);
    }
    await pass(60 * HOUR);
    expect(attempts()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    const told = small.bus.journal
      .of('outbox')
      .map(({facts}) => facts.topic)
      .reverse();
    expect(told).toEqual([...Array<string>(8).fill('HookSentRetry'), 'HookSentError']);
    expect(new Set(small.posted.map(({body}) => (JSON.parse(body) as {createdOn: string}).createdOn)).size).toBe(1);
  });

  test('410 switches the hook off', async () => {
    answer(() => 410);
    listen(seller.partyId, ['InvoiceSent']);
    await send(Buffer.from(INVOICE));
    await pass(HOUR);
    expect(attempts()).toEqual(['1']);
    const [hook] = small.bus.hooks.list(seller.partyId);
    expect(hook).toMatchObject({isActive: false, changedOn: expect.stringMatching(/^\d{4}-/) as string});
    await send(Buffer.from(INVOICE));
    await pass(HOUR);
    expect(attempts()).toEqual(['1']);
  });

  test.each(['410', 'a removal'])(
    'after %s, what waited for a retry is dropped, also when the hook is saved again',
    async (how) => {
      answer(() => 500);
      listen(seller.partyId, ['InvoiceSent']);
      await send(Buffer.from(INVOICE));
      await pass(2000);
      if (how === '410') {
        answer(() => 410);
        await send(Buffer.from(INVOICE));
        await pass(2000);
      } else small.bus.hooks.remove(seller.partyId, 'events');
      const before = small.posted.length;
      answer(() => 200);
      await pass(1000);
      listen(seller.partyId, ['InvoiceSent']);
      await pass(HOUR);
      expect(before).toBe(how === '410' ? 2 : 1);
      expect(small.posted.length).toBe(before);
    },
  );

  test('of other machines are not called unless they are allowed', async () => {
    listen(seller.partyId, ['InvoiceSent'], {action: 'https://erp.zilverlinde.example/psb#a secret'});
    await send(Buffer.from(INVOICE));
    await pass(60 * HOUR);
    expect(small.posted).toEqual([]);
    expect(small.bus.journal.of('delivery').map(({facts}) => facts.result)).toEqual([
      expect.stringContaining('--webhook-allow erp.zilverlinde.example'),
    ]);
  });

  test('get batches, by size and by interval, and only what their filter lets through', async () => {
    const action = 'http://localhost:9/psb?batch=2&batchInterval=60&own=1#a secret';
    listen(seller.partyId, ['InvoiceSent'], {action, filter: `recipient == "${buyer.partyId}" && attempt == "1"`});
    for (let count = 0; count < 3; count += 1) await send(Buffer.from(INVOICE));
    await send(to('00000001'));
    await pass(30_000);
    const sizes = (): number[] => small.posted.map(({body}) => (JSON.parse(body) as unknown[]).length);
    expect(sizes()).toEqual([2]);
    await pass(MINUTE);
    expect(sizes()).toEqual([2, 1]);
    expect(small.posted[0]?.url).toBe('http://localhost:9/psb?own=1');
  });

  test('deliver documents as a channel, and the document is sent once the command was accepted', async () => {
    const id = '10';
    listen(seller.partyId, ['SendInvoice'], {id});
    listen(seller.partyId, ['InvoiceSent']);
    const documentId = await send(to('00000009'));
    await pass(MINUTE);
    expect(events().map(({topic}) => topic)).toEqual(['SendInvoice', 'InvoiceSent']);
    expect(events()[1]?.details.channel).toBe(id);
    expect(statuses(documentId)).toEqual(['InvoiceSent']);
  });

  test('of a channel that fails are reported as attempts of the document, and repeated', async () => {
    let fails = 2;
    answer(({body}) => (body.includes('"SendInvoice"') && fails-- > 0 ? 500 : 200));
    listen(seller.partyId, ['SendInvoice'], {id: '10'});
    const documentId = await send(to('00000009'));
    await pass(2 * HOUR);
    expect(statuses(documentId)).toEqual(['InvoiceSentRetry', 'InvoiceSentRetry', 'InvoiceSent']);
  });

  test('of a channel that never works end with the eighth attempt, and are no events about hooks', async () => {
    answer(() => 500);
    listen(seller.partyId, ['SendInvoice'], {id: '10'});
    small.bus.hooks.save(seller.partyId, {
      ...{id: 'mail', name: 'Mail', action: 'mailto:a@erp.example', topics: ['HookSentRetry', 'HookSentError']},
    });
    const documentId = await send(to('00000009'));
    await pass(36 * HOUR);
    expect(statuses(documentId)).toEqual([...Array.from({length: 7}, () => 'InvoiceSentRetry'), 'InvoiceSentError']);
    expect(small.bus.journal.of('outbox')).toEqual([]);
  });

  test.each(['removed', 'inactive'])('of a channel that is %s meanwhile end with an error', async (state) => {
    answer(() => 500);
    listen(seller.partyId, ['SendInvoice'], {id: '10'});
    const documentId = await send(to('00000009'));
    await pass(MINUTE);
    if (state === 'removed') small.bus.hooks.remove(seller.partyId, '10');
    else listen(seller.partyId, ['SendInvoice'], {id: '10', isActive: false});
    await pass(HOUR);
    expect(statuses(documentId)).toEqual(['InvoiceSentRetry', 'InvoiceSentError']);
    const told = small.bus.journal.of('event').find(({title}) => title === 'InvoiceSentError')?.facts.event ?? '';
    expect(told).toContain('EVENT-UNREACHED');
  });

  test('and what became of other actions are reported without passwords', async () => {
    const action =
      'sftp://psb:a-password@sftp.example:22?writeDirectory=%2Fin#00:11:22:33:44:55:66:77:88:99:aa:bb:cc:dd:ee:ff';
    listen(seller.partyId, ['InvoiceSent'], {action});
    small.bus.hooks.save(seller.partyId, {
      id: 'mail',
      name: 'Mail',
      action: 'mailto:a@erp.example',
      topics: ['HookSent'],
    });
    await send(Buffer.from(INVOICE));
    await pass(MINUTE);
    const told = small.bus.journal.of('outbox').find(({facts}) => facts.topic === 'HookSent')?.facts.event ?? '';
    expect(told).toContain('"hookAction":"sftp://psb:***@sftp.example:22?writeDirectory=%2Fin"');
    expect(JSON.stringify(small.bus.journal.of('event'))).not.toContain('a-password');
  });

  test.each(['coupa', 'tungsten'])('to %s need a connection, which a sandbox does not have', (network) => {
    expect(() => listen(seller.partyId, ['SendInvoice'], {action: network})).toThrow('not connected');
  });
});
