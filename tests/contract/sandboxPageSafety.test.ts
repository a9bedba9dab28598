import {describe, expect, test} from 'vitest';
import {cast, sample} from '../../src/service';
import {
  address,
  bus,
  delivered,
  get,
  INVOICE,
  JSON_TYPE,
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

const HOSTILE = '<script>alert(1)</script><img src=x onerror=alert(1)>"\'&amp;';

/** The elements that the page has of its own. */
const ELEMENTS =
  'a b body button code dd details div dl dt footer form h1 h2 h3 head header html input li link main meta nav p pre script section span ' +
  'summary table tbody td th thead time title tr ul br';

sandboxOfEach();

describe('secrets', () => {
  const SECRETS = ['my-password', 'my-secret', 'my-token', 'my-key', 'my-fragment', 'my-certificate'];

  test('are never shown', async () => {
    const form = {grant_type: 'password', password: 'my-password', client_secret: 'my-secret', client_id: 'an-id'};
    await fetch(`${address()}/connect/token`, {method: 'POST', body: new URLSearchParams(form)});
    const login = `<Login><p:ConsumerSecret xmlns:p="a">my<![CDATA[my-secret</a>]]></p:ConsumerSecret></Login>`;
    await fetch(`${address()}/soap/v3.1?subscriptionKey=my-key`, {method: 'POST', body: login});
    const credentials = {authorization: 'Bearer my-token', 'subscription-key': 'my-key', ...JSON_TYPE};
    const bodies = [
      {action: 'https://erp.zilverlinde.example/#my-fragment', init: {certificate: 'my-certificate}"my-certificate'}},
      {action: 'HTTPS://erp.zilverlinde.example/#my-fragment'},
      {action: 'sftp://psb:my-password@sftp.zilverlinde.example#00'},
      {action: 'dico://hub.zilverlinde.example&header=my-token'},
      {url: 'https://me:my-password@erp.zilverlinde.example'},
      {name: 'a', password: 'my-\\"password', access_token: 'my-token'},
    ];
    for (const body of bodies) {
      const init = {method: 'PUT', body: JSON.stringify(body), headers: credentials};
      await fetch(`${address()}/api/v1/${cast.seller.partyId}/hook`, init);
    }
    await fetch(`${address()}/api/v1/hook`, {method: 'PUT', body: '{"password": "my-password', headers: credentials});
    const told = await text('/requests');
    for (const secret of SECRETS) expect(told).not.toContain(secret);
    expect(told).toContain('Bearer ***');
    expect(told).toContain('client_secret=***&client_id=an-id');
    expect(told).toContain('https://erp.zilverlinde.example/#***');
    expect(told).toContain('sftp://psb:***@sftp.zilverlinde.example');
  });

  test('nor is a token that the sandbox gave', async () => {
    const form = {
      grant_type: 'client_credentials',
      scope: 'ap',
      client_id: sample.clientId,
      client_secret: sample.clientSecret,
    };
    const answer = await fetch(`${address()}/connect/token`, {method: 'POST', body: new URLSearchParams(form)});
    const {access_token: token} = (await answer.json()) as {access_token: string};
    const told = await text('/requests');
    expect(told).not.toContain(token);
    expect(told).not.toContain(sample.clientSecret);
    expect(told).toContain('"expires_in": 3600');
  });
});

describe('another site', () => {
  test.each([
    ['origin', 'https://rebound.example'],
    ['origin', 'http://localhost:1'],
    ['origin', 'null'],
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
  ])('can do nothing: %s is %s', async (name, value) => {
    const headers = {[name]: value};
    const {id, entry} = await delivered();
    const [before, deliveries] = [bus().clock.time(), bus().journal.of('delivery').length];
    for (const action of ['reset', 'advance', 'redeliver']) {
      const answer = await press(action, {seconds: '60', delivery: String(entry.number)}, headers);
      expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('comes from another site')]);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
    expect(bus().store.find(id)).toBeDefined();
    expect([bus().clock.time(), bus().journal.of('delivery').length]).toEqual([before, deliveries]);
    expect((await get('/events', {...headers, accept: 'text/event-stream'})).status).toBe(403);
  });

  test('is not helped by CORS, while the page itself is served', async () => {
    const origin = 'http://localhost:3000';
    for (const method of ['OPTIONS', 'GET']) {
      const answer = await fetch(address() + PAGE, {method, headers: {origin}});
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.status).toBe(method === 'GET' ? 200 : 405);
    }
    const own = {origin: address(), 'sec-fetch-site': 'same-origin'};
    expect((await press('advance', {seconds: '60'}, own)).status).toBe(303);
  });
});

describe('safety', () => {
  test('every response has the headers', async () => {
    const paths = [...SECTIONS, '/style.css', '/page.js', `/file?document=${sample.invoiceDocumentId}`, '/none', '/'];
    for (const answer of [...(await Promise.all(paths.map((path) => get(path)))), await press('advance')]) {
      expect(answer.headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; " +
          "frame-ancestors 'none'; base-uri 'none'",
      );
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect((await get('/none')).status).toBe(404);
    expect((await get('/file?document=none')).status).toBe(404);
    expect((await press('none')).status).toBe(404);
    expect((await press('advance', {long: 'a'.repeat(2000)})).status).toBe(413);
  });

  test('hostile values have no effect, and are shown as they are', async () => {
    await save({
      id: 'mail',
      name: HOSTILE,
      action: `mailto:${encodeURIComponent(HOSTILE)}@zilverlinde.example`,
      topics: ['InvoiceSent'],
    });
    await save({
      id: 'erp',
      name: HOSTILE,
      action: `${webhook()}?a=${encodeURIComponent(HOSTILE)}#a`,
      topics: ['InvoiceSent'],
    });
    const escaped = HOSTILE.replace(/&/g, '&amp;').replace(/</g, '&lt;');
    const entry = next('delivery');
    const invoice = INVOICE.replace(/(<cbc:ID>)2026-0417/, `$1${escaped}`).replace(/(<cbc:Note>)[^<]*/, `$1${escaped}`);
    await send(invoice, `${HOSTILE}.xml`);
    await press('advance', {seconds: '60'});
    await entry;
    await fetch(`${address()}/${HOSTILE}`, {method: 'POST', body: HOSTILE, headers: {prefer: `a="${HOSTILE}"`}});
    bus().journal.add('problem', HOSTILE, {[HOSTILE]: HOSTILE});
    const seen: string[] = [];
    for (const path of [...SECTIONS, `?document=${encodeURIComponent(HOSTILE)}`, `/events?done=${HOSTILE}`]) {
      const page = await shown(path);
      expect(
        page('script')
          .toArray()
          .map((each) => page(each).attr('src')),
      ).toEqual([`${PAGE}/page.js`]);
      expect(page('img, iframe, style, [onerror]')).toHaveLength(0);
      const known = ELEMENTS.split(' ');
      for (const each of page('*').toArray()) expect(known).toContain(page(each).prop('tagName')?.toLowerCase());
      for (const each of page('a').toArray()) expect(page(each).attr('href')).toMatch(/^(\/_sandbox|#main$)/);
      seen.push(page('main').text());
    }
    const [documents, events, , , requests, problems] = seen;
    for (const told of [documents, requests, problems]) expect(told).toContain(HOSTILE);
    expect(events).toContain(JSON.stringify(HOSTILE));
  });
});
