import {expect, type Page} from '@playwright/test';
import {groupsOf} from '../support/groups';
import {builtDocument} from './support/built';
import {
  chooseSample,
  consoles,
  key,
  openConsole,
  operations,
  originsElsewhere,
  prepare,
  response,
  send,
  sendButton,
  token,
} from './support/console';
import {expectSameDocument, mark} from './support/page';
import {choose, notice, openWith, run, textOf} from './support/playground';
import {sandbox, test} from './support/sandbox';

/*
 * Console and playground with the sandbox itself; elsewhere another answer stands for it. In one file and one worker, because each worker starts a
 * browser and a sandbox of its own.
 */
test.describe.configure({mode: 'default'});

/** How many consoles share a window. */
const TOGETHER = 10;

/** Goes to a console of the same version by the list of operations. */
async function goTo(page: Page, address: string): Promise<void> {
  await operations(page)
    .locator(`a[href="${address}"]`)
    .evaluate((link) => (link as HTMLElement).click());
  await expect(operations(page).locator('[aria-current]')).toHaveAttribute('href', address);
  await sendButton(page).waitFor();
}

/** Operations whose example a sandbox without anything else refuses, as the bus does: nobody has saved the hook. */
const REFUSED: Readonly<Record<string, string>> = {removeHookConfig: '404', unSubscribe: '404', sendHookPing: '404'};

// The first of each group opens afresh; the others by the list: the program is the same for all, and an opening afresh costs twice as much.
const groups = [...new Set(consoles.map(({version}) => version))].flatMap((each) =>
  groupsOf(
    consoles.filter(({version}) => version === each),
    TOGETHER,
  ),
);

for (const group of groups) {
  const names = group.map(({id}) => id).join(', ');
  test(`each console opens quietly and, sent as it opens, gets its answer from the sandbox: ${names}`, async ({
    page,
    credentials,
    reset,
  }) => {
    let noise: string[] = [];
    page.on('console', (message) => noise.push(message.text()));
    page.on('pageerror', (error) => noise.push(error.message));
    const elsewhere = originsElsewhere(page);
    for (const [index, {version, id, path, address}] of group.entries()) {
      noise = [];
      elsewhere.clear();
      if (index === 0) {
        await openConsole(page, version, id);
        await mark(page);
      } else await goTo(page, address);
      await expect.soft(page.locator('[data-code=bash] code'), id).toContainText(path.replace(/\{.*/, ''));
      expect.soft([...elsewhere], id).toEqual([]);
      if (index === 0) {
        await prepare(page, sandbox, await credentials());
        await page.getByRole('checkbox', {name: 'Keep for other operations'}).check();
      }
      await chooseSample(page);
      // What an operation before has changed or removed is there again.
      await reset();
      await send(page);
      await expect.soft(response(page).locator('strong'), id).toHaveText(REFUSED[id] ?? /^20\d$/);
      expect.soft(noise, id).toEqual(REFUSED[id] ? [expect.stringContaining(REFUSED[id])] : []);
    }
    await expectSameDocument(page);
  });
}

test('a document is sent as a form and as the whole body', async ({page, credentials}) => {
  const invoice = 'documents/examples/ubl-bisv3/invoice-typical.xml';
  await openConsole(page, 'v1', 'sendSalesInvoice');
  await prepare(page, sandbox, await credentials());
  for (const type of ['multipart/form-data', 'application/xml']) {
    await page.getByLabel('Content-Type').selectOption(type);
    await page.locator('input[type=file]').setInputFiles(invoice);
    const called = page.waitForRequest((request) => request.method() === 'POST' && request.url().startsWith(sandbox));
    await send(page);
    expect((await called).headers()['content-type'], type).toContain(type);
    await expect(response(page), type).toContainText('200');
  }
});

test('a refusal leads to its entry in the error catalogue, and the form stays', async ({
  page,
  context,
  credentials,
}) => {
  const catalogue = builtDocument('/endpoints/overview.html');
  await openConsole(page, 'v1', 'getUser');
  const good = await credentials();
  await prepare(page, sandbox, good);
  for (const refused of [
    {token: 'expired-token', key: good.key, status: 401, code: 'API401'},
    {token: good.token, key: 'wrong-key', status: 403, code: 'API403-KEY'},
  ]) {
    const {status, code} = refused;
    await token(page).fill(refused.token);
    await key(page).fill(refused.key);
    await send(page);
    await expect(response(page)).toContainText(`${status} from ${sandbox}`);
    const opened = context.waitForEvent('page');
    await response(page)
      .getByRole('link', {name: `How to resolve ${code}`, exact: true})
      .click();
    const entry = await opened;
    await expect(entry).toHaveURL(`/endpoints/overview.html#${code}`);
    expect(catalogue(`[id="${code}"]`), code).toHaveLength(1);
    await expect(token(page)).toHaveValue(refused.token);
    await entry.close();
  }
});

test('a query with variables runs on the sandbox, which returns what the page does and rejects an expired token', async ({
  page,
  credentials,
}) => {
  const host = 'Sandbox on your machine';
  await openWith(
    page,
    'query Mine($name: String) { party(name: $name) { preferredName } }',
    JSON.stringify({name: 'Molenrak'}),
  );
  const result = page.locator('.result-window');
  await run(page);
  await expect(notice(page)).toContainText('Response from Sample data');
  // The editor of the response draws it some time after the notice.
  await expect(result).toContainText('Molenrak');
  const sample = await textOf(result);
  await choose(page, host, (await credentials('vpd')).token);
  await run(page);
  await expect(notice(page)).toContainText(`Response from ${host}`);
  await expect.poll(() => textOf(result)).toBe(sample);
  await page.getByLabel('Access token').fill('expired-token');
  await run(page);
  await expect(notice(page)).toContainText("401, the token isn't valid");
  await expect(result).toContainText('UNAUTHENTICATED');
});
