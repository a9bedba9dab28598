import {expect, test, type Page} from '@playwright/test';
import {ACCEPTANCE, choose, notice, openWith, queryEditor, run, TOKEN} from './support/playground';

const QUERY = 'query Mine { party(name: "Molenrak") { preferredName } }';
const HEADERS = {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'};

async function answerAll(page: Page): Promise<string[]> {
  const sent: string[] = [];
  await page.route(ACCEPTANCE, (route) => {
    if (route.request().method() === 'POST') sent.push(route.request().headers().authorization ?? '');
    return route.fulfill({
      status: 200,
      headers: HEADERS,
      contentType: 'application/json',
      body: '{"data": {"party": []}}',
    });
  });
  return sent;
}

/** All that the page keeps or shows, as one text. */
const traces = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      JSON.stringify(window.localStorage),
      JSON.stringify(window.sessionStorage),
      JSON.stringify(window.history.state),
      window.location.href,
      document.cookie,
      document.documentElement.outerHTML,
    ].join('\n'),
  );

test('the token goes into the request and nowhere else', async ({page}) => {
  const sent = await answerAll(page);
  const others: string[] = [];
  page.on('request', (request) => {
    if (request.url() !== ACCEPTANCE) others.push(`${request.url()} ${JSON.stringify(request.headers())}`);
  });
  await openWith(page, QUERY);
  await choose(page, 'Acceptance', `Bearer ${TOKEN}`);
  await run(page);
  await expect(notice(page)).toContainText('without errors');
  expect(sent).toEqual([`Bearer ${TOKEN}`]);
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(notice(page)).toContainText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', {name: 'Copy as curl'}).click();
  await expect(notice(page)).toContainText('Copied as curl');
  const curl = await page.evaluate(() => navigator.clipboard.readText());
  expect(curl).toContain(ACCEPTANCE);
  await page.getByRole('button', {name: 'Show History'}).click();
  await expect(page.locator('.graphiql-plugin')).toContainText('Mine');
  await page.waitForTimeout(1500);
  const all = [link, curl, await traces(page), ...others].join('\n');
  expect(all).not.toContain(TOKEN);
  expect(await page.evaluate(() => JSON.stringify(window.sessionStorage))).not.toMatch(/acceptance|accp/i);
});

test('the token field is a password field that nobody fills, and it empties with the endpoint', async ({page}) => {
  await openWith(page, QUERY);
  await choose(page, 'Acceptance');
  const field = page.getByLabel('Access token');
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveAttribute('autocomplete', 'off');
  await page.getByLabel('Endpoint', {exact: true}).selectOption('production');
  await expect(field).toHaveValue('');
  await field.fill(TOKEN);
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  await expect(field).toHaveValue('');
});

test('the browser asks before a token is lost, and the query is still there after a confirmed reload', async ({
  page,
}) => {
  await openWith(page, QUERY);
  await choose(page, 'Acceptance');
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toBe(1);
  await expect(queryEditor(page)).toContainText('Mine');
  // The endpoint is that of the beginning, so that nothing is sent by mistake.
  await expect(page.getByLabel('Endpoint', {exact: true})).toHaveValue('sample');
});

test('an address cannot choose the endpoint', async ({page}) => {
  await page.goto(
    '/vpd/playground/playground.html?endpoint=https://evil.example#endpoint=production&query=%7Bsbi%7Bcode%7D%7D',
  );
  await expect(queryEditor(page)).toContainText('sbi');
  await expect(page.getByLabel('Endpoint', {exact: true})).toHaveValue('sample');
});
