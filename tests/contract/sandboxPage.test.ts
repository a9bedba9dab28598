import {describe, expect, test} from 'vitest';
import {cast} from '../../src/service';
import {
  bus,
  call,
  delivered,
  get,
  got,
  INVOICE,
  next,
  PAGE,
  press,
  sandboxOfEach,
  save,
  SECTIONS,
  send,
  shown,
  text,
  webhook,
} from './support/sandboxPage';

sandboxOfEach();

describe('sections', () => {
  test('a document is first in the list, with its statuses and its file', async () => {
    const {id} = await delivered();
    const page = await shown('');
    const first = page('.list > li').first();
    expect(first.attr('id')).toBe(`document-${id}`);
    const summary = first.find('summary').text();
    for (const part of ['Invoice', '2026-0417', cast.seller.name, cast.buyer.name, id, 'InvoiceSent']) {
      expect(summary).toContain(part);
    }
    expect(first.find('tbody th').text()).toBe('InvoiceSentInvoiceReceived');
    expect(first.find('pre').text()).toBe(INVOICE);
    expect(page('.list > li')).toHaveLength(bus().store.all().length);
    const alone = await shown(`?document=${id}`);
    expect(alone('.list > li > details[open]')).toHaveLength(1);
    const file = await get(`/file?document=${id}`);
    expect(await file.text()).toBe(INVOICE);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${id}.xml`);
  });

  test('an event, with its JSON and a link to the document', async () => {
    const {id} = await delivered();
    const page = await shown('/events');
    const sent = page('.list > li').filter((_, item) => page(item).find('summary').text().includes('InvoiceSent'));
    expect(JSON.parse(sent.find('pre').text())).toMatchObject({topic: 'InvoiceSent', documentId: id});
    expect(sent.find('a').attr('href')).toBe(`${PAGE}?document=${id}`);
  });

  test('a delivery, with the very body that the server got and the signature', async () => {
    const {entry} = await delivered();
    const page = await shown('/deliveries');
    expect(page('pre').text()).toBe(got.at(-1));
    const told = page('main').text();
    expect(told).toContain(entry.facts.signature);
    expect(told).toContain(`POST ${webhook()}`);
    expect(told).toContain('responded with 204');
    expect(told).not.toContain('the-secret');
  });

  test('an email, with its attachment', async () => {
    await save({
      id: 'mail',
      name: 'Mail',
      action: 'mailto:inbox@zilverlinde.example?includeAttachment=true',
      topics: ['InvoiceSent'],
    });
    const id = await send();
    await press('advance', {seconds: '60'});
    const page = await shown('/outbox');
    expect(page('summary').text()).toContain('Email to inbox@zilverlinde.example');
    expect(page(`a[download]`).text()).toBe(`${id}.xml`);
    expect(JSON.parse(page('pre').text())).toMatchObject({topic: 'InvoiceSent', documentId: id});
  });

  test('a request and its response, cut at 10,000 characters', async () => {
    await call('hook/none', {method: 'DELETE'});
    const long = await call('salesInvoice/send', {
      method: 'POST',
      body: `<a>${'é'.repeat(20_000)}`,
      headers: {'content-type': 'application/xml'},
    });
    expect(long.status).toBe(400);
    const page = await shown('/requests');
    const [second, first] = page('.list > li').toArray();
    expect(page(first).find('summary').text()).toMatch(/DELETE \/api\/v1\/.*\/hook\/none\s+404/);
    expect(page(first).find('pre').text()).toContain('"code": "API404-HOOK"');
    const body = page(second).find('pre').first().text();
    expect(body).toBe(`<a>${'é'.repeat(9997)}\n[Truncated. The full size is 40003 bytes.]`);
  });

  test('a PDF is told in words', async () => {
    const headers = {'content-type': 'application/pdf'};
    await call('salesInvoice/send', {method: 'POST', body: Buffer.from([37, 80, 68, 70, 0, 255]), headers});
    expect(await text('/requests')).toContain('[6 bytes of application/pdf]');
  });

  test('a problem, and nothing else is there at first', async () => {
    for (const path of SECTIONS.slice(1)) expect((await shown(path))('.list > li')).toHaveLength(0);
    bus().journal.add('problem', 'Document 1 was dropped', {why: 'There were too many.'});
    expect(await text('/problems')).toMatch(/Document 1 was dropped[^]*There were too many/);
  });

  test('a list of many has pages', async () => {
    for (let count = 1; count <= 120; count++) bus().journal.add('problem', `Problem ${count}.`);
    expect((await shown('/problems'))('.list > li')).toHaveLength(50);
    const last = await shown('/problems?page=3');
    expect(last('summary').last().text()).toContain('Problem 1.');
    expect(last('.pager').text()).toMatch(/Page 3 of 3\s+Newer/);
    expect((await shown('/problems?page=-1'))('.list summary').first().text()).toContain('Problem 120.');
  });
});

describe('buttons', () => {
  test.each([60, 900, 3600, 86_400, 604_800])('advance the clock by %i seconds', async (seconds) => {
    const before = bus().clock.time();
    const answer = await press('advance', {seconds: String(seconds), section: 'events'});
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${PAGE}/events?done=advance`]);
    expect(bus().clock.time() - before).toBe(seconds * 1000);
    expect((await shown('/events?done=advance'))('[role=status]').text()).toBe('The clock was advanced.');
  });

  test('are on every section, and say what is due', async () => {
    for (const path of SECTIONS) {
      const page = await shown(path);
      const buttons = page('form[action$=advance] button').toArray();
      expect(buttons.map((button) => page(button).attr('value'))).toEqual(['60', '900', '3600', '86400', '604800']);
      expect(page('form[action$=reset] button')).toHaveLength(1);
    }
    expect(await text('')).toContain('Nothing is scheduled.');
    bus().clock.after(5 * 60_000, () => undefined);
    expect(await text('')).toContain('One task is due in 5 minutes of bus time.');
  });

  test.each(['', '0', '-60', '61', 'Infinity', '__proto__'])('refuse to advance by %j', async (seconds) => {
    const before = bus().clock.time();
    expect((await press('advance', {seconds})).status).toBe(400);
    expect(bus().clock.time()).toBe(before);
  });

  test('reset', async () => {
    const id = await send();
    expect((await press('reset')).headers.get('location')).toBe(`${PAGE}?done=reset`);
    expect(await text('')).not.toContain(id);
    expect((await shown('/requests'))('.list > li')).toHaveLength(0);
  });

  test('deliver again, as a first attempt, and say why not', async () => {
    const {entry} = await delivered();
    const before = got.length;
    const button = (await shown('/deliveries'))('form[action$=redeliver] button');
    const again = next('delivery');
    const answer = await press('redeliver', {delivery: button.attr('value') ?? '', section: 'deliveries'});
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${PAGE}/deliveries?done=redeliver`]);
    const {facts} = await again;
    expect(got).toHaveLength(before + 1);
    const event = (body = ''): unknown => ({...(JSON.parse(body) as object), sentOn: ''});
    expect([facts.attempt, event(facts.body)]).toEqual(['1', event(entry.facts.body)]);
    await call('hook/erp', {method: 'DELETE'});
    const refused = await press('redeliver', {delivery: String(entry.number)});
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('was removed')]);
    expect((await press('redeliver', {delivery: '9999'})).status).toBe(409);
  });

  test('come back to no other place than a section', async () => {
    for (const section of ['//rebound.example', 'https://rebound.example', 'toString', 'x\r\nset-cookie: a=b']) {
      const answer = await press('advance', {seconds: '60', section});
      expect(answer.headers.get('location')).toBe(`${PAGE}?done=advance`);
    }
  });
});
