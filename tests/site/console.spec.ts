import {expect, test} from './support/test';
import {service} from '../../src/service';
import {
  answerAsSandbox,
  openConsole,
  originsElsewhere,
  prepare,
  response,
  SECRETS,
  send,
  sendButton,
  traces,
  type Answer,
} from './support/console';
import {colourOf} from './support/page';
import {sandbox} from './support/sandbox';

test('a console offers acceptance, production and the sandbox by name, and says what the chosen one is; the button names it and the method, in production in red, below a red note', async ({
  page,
}) => {
  await openConsole(page, 'v1', 'sendSalesInvoice');
  const group = page.getByRole('group', {name: 'Server'});
  const servers = await group
    .getByRole('radio')
    .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  expect(servers).toEqual([`https://${service.psb.accp.host}`, `https://${service.psb.host}`, sandbox]);
  await expect(page.getByRole('radio', {name: 'Acceptance', exact: true})).toBeChecked();
  const note = group.getByText('Production acts on real data');
  const danger = await colourOf(page, '--danger-text');
  const accent = await colourOf(page, '--accent');
  for (const [index, [name, act]] of [
    ['Acceptance', 'Send in acceptance'],
    ['Production', 'Send in production'],
    ['Sandbox', 'Send in the sandbox'],
  ].entries()) {
    const isProduction = name === 'Production';
    const radio = page.getByRole('radio', {name, exact: true});
    await radio.check();
    await expect(group.getByRole('status')).toContainText(servers[index] ?? '');
    await expect(radio).toHaveAccessibleDescription(new RegExp(servers[index] ?? ''));
    const button = page.getByRole('button', {name: act, exact: true});
    await expect(button).toHaveCSS('background-color', isProduction ? danger : accent);
    await expect(page.getByText(`POST to ${new URL(servers[index] ?? '').host}`)).toBeVisible();
    await expect(note).toHaveCount(isProduction ? 1 : 0);
    if (!isProduction) continue;
    await expect(note).toHaveCSS('color', danger);
    await expect(radio).toHaveAccessibleDescription(/Production acts on real data/);
  }
});

test(
  'the request has the credentials, goes to the chosen server alone, and leaves nothing; the answer names its server, and goes when the request becomes another',
  {tag: ['@desktop', '@firefox']},
  async ({page}) => {
    await answerAsSandbox(page);
    await openConsole(page, 'v1', 'sendInvoiceResponse');
    const hosts = originsElsewhere(page);
    await test.step('the request, and what stays of it', async () => {
      await prepare(page, sandbox);
      const called = page.waitForRequest((request) => request.method() === 'POST' && request.url().startsWith(sandbox));
      await send(page);
      const headers = (await called).headers();
      expect(headers.authorization).toBe(`Bearer ${SECRETS.token}`);
      expect(headers['subscription-key']).toBe(SECRETS.key);
      await expect(response(page)).toContainText('"id"');
      expect([...hosts], 'only the sandbox is called: no proxy').toEqual([sandbox]);
      const left = await traces(page);
      expect(left).not.toContain(SECRETS.token);
      expect(left).not.toContain(SECRETS.key);
    });
    const body = page.getByLabel('Request body');
    for (const {what, change, keeps} of [
      {what: 'another server', change: () => page.getByRole('radio', {name: 'Acceptance'}).check()},
      {what: 'another token', change: () => page.getByLabel('Access token').fill('another')},
      {what: 'another key', change: () => page.getByLabel('Subscription-Key').fill('another')},
      {what: 'a press that changes nothing', change: () => body.press('End'), keeps: true},
      {what: 'another body', change: () => body.press('Space')},
    ]) {
      await test.step(what, async () => {
        await prepare(page, sandbox);
        await send(page);
        await expect(response(page).locator('strong')).toHaveText('200');
        await expect(response(page)).toContainText(`200 from ${sandbox} in`);
        await change();
        if (keeps) await expect(response(page)).toContainText('200');
        else {
          await expect(response(page)).not.toContainText('200');
          await expect(response(page)).toContainText('Send it again');
        }
      });
    }
  },
);

test('the same request stands there for curl, without the credentials; values of parameters are encoded, examples too', async ({
  page,
}) => {
  await answerAsSandbox(page);
  await openConsole(page, 'v1', 'getDeliveryOptions');
  await prepare(page, sandbox);
  const curl = page.locator('[data-code=bash] code');
  await expect(curl).toContainText(
    `host=\${PSB_HOST:-${sandbox}}\ncurl \\\n  "$host/api/v1/peppol/deliveryOption?partyIds=`,
  );
  await expect(curl).toContainText('-H "Authorization: Bearer $PSB_TOKEN"');
  await expect(curl).toContainText('-H "Subscription-Key: $PSB_SUBSCRIPTION_KEY"');
  await page.getByLabel('partyIds').fill('NL:KVK:86044175\n0106:86044175');
  await page.getByText('Optional parameters').click();
  await page.getByLabel('preferredDocumentTypeId').fill('urn:a##b@c');
  const called = page.waitForRequest((request) => request.method() === 'GET' && request.url().startsWith(sandbox));
  await sendButton(page).click();
  expect(new URL((await called).url()).search).toBe(
    '?partyIds=NL:KVK:86044175&partyIds=0106:86044175&preferredDocumentTypeId=urn:a%23%23b%40c',
  );
});

/** Answers of a host, each with a status of its own, and how many links to the catalogue the console shows for it. */
const ANSWERS = [
  {status: 400, body: '{"code":"API400"}', links: 1},
  {status: 200, body: '{"code":"API400"}', links: 0},
  {status: 502, body: '{"code":"javascript:alert(1)"}', links: 0},
  {status: 503, body: '{"code":7}', links: 0},
  {status: 504, body: 'null', links: 0},
  {status: 500, body: '<html></html>', links: 0},
] as const;

test('any answer is shown as text, none is told in words; only a refusal, from status 400, with a code of the catalogue leads there; none is that of a later request', async ({
  page,
}) => {
  const hostile = '<img src=x onerror="document.title=\'broken\'">';
  let answer: Answer = {body: hostile, contentType: 'text/html'};
  let held = Promise.resolve();
  await answerAsSandbox(page, () => held.then(() => answer));
  await openConsole(page, 'v1', 'getUser');
  await prepare(page, sandbox);
  await send(page);
  await expect(response(page).locator('code')).toHaveText(hostile);
  await expect(response(page).locator('img')).toHaveCount(0);
  for (const {status, body, links} of ANSWERS) {
    answer = {status, body};
    await send(page);
    await expect(response(page)).toContainText(`${status} from`);
    await expect(response(page).getByRole('link'), body).toHaveCount(links);
  }
  await test.step('the answer to a request that was changed meanwhile', async () => {
    let release = (): void => undefined;
    held = new Promise<void>((resolve) => (release = resolve));
    answer = {body: '{}'};
    await sendButton(page).click();
    await page.getByRole('radio', {name: 'Production'}).check();
    release();
    await expect(sendButton(page)).toBeEnabled();
    await expect(response(page)).toContainText('Send it again');
    await expect(response(page)).not.toContainText('200');
  });
  await test.step('a host that does not answer, and one that refuses the origin', async () => {
    await page.route(`https://${service.psb.accp.host}/**`, (route) => route.abort('connectionrefused'));
    await page.route(`https://${service.psb.host}/**`, (route) =>
      route.fulfill({status: 200, body: '{}', headers: {'access-control-allow-origin': 'https://elsewhere.example'}}),
    );
    for (const host of [service.psb.accp.host, service.psb.host]) {
      await prepare(page, `https://${host}`);
      await send(page);
      await expect(response(page)).toContainText(`No response from https://${host}`);
      await expect(response(page)).toContainText('curl');
      await expect(page.locator('[data-code=bash] code')).toContainText(
        `host=\${PSB_HOST:-https://${host}}\ncurl \\\n  "$host/api/v1/me"`,
      );
    }
  });
});
