import {expect, test, type Page} from '@playwright/test';
import {clipboard} from './support/page';
import {ACCEPTANCE, choose, notice, openPlayground, openWith, queryEditor, run, TOKEN} from './support/playground';

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

/** The request as code of each language, which has the address and a variable for the token. */
async function copyInAll(page: Page): Promise<string[]> {
  const language = page.getByLabel('Copy as', {exact: true});
  const programs: string[] = [];
  for (const name of ['curl', 'C#', 'Java', 'JavaScript', 'Python', 'PHP']) {
    await language.selectOption(name);
    await page.getByRole('button', {name: `Copy as ${name}`, exact: true}).click();
    await expect(notice(page)).toContainText(`Copied as ${name}.`);
    programs.push(await clipboard(page));
    expect(programs.at(-1), name).toContain(new URL(ACCEPTANCE).host);
    expect(programs.at(-1), name).toContain('VPD_TOKEN');
  }
  expect(new Set(programs).size).toBe(6);
  return programs;
}

test('an address can’t choose the endpoint; the token goes into the request and nowhere else', async ({page}) => {
  const sent = await answerAll(page);
  const others: string[] = [];
  page.on('request', (request) => {
    if (request.url() !== ACCEPTANCE) others.push(`${request.url()} ${JSON.stringify(request.headers())}`);
  });
  const hash = new URLSearchParams({endpoint: 'production', query: QUERY}).toString();
  await openPlayground(page, `?endpoint=https://evil.example#${hash}`);
  await expect(queryEditor(page)).toContainText('Mine');
  await expect(page.getByLabel('Endpoint', {exact: true})).toHaveValue('sample');
  await choose(page, 'Acceptance', `Bearer ${TOKEN}`);
  await run(page);
  await expect(notice(page)).toContainText('without errors');
  expect(sent).toEqual([`Bearer ${TOKEN}`]);
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(notice(page)).toContainText('Link copied');
  const link = await clipboard(page);
  const programs = await copyInAll(page);
  await page.getByRole('button', {name: 'Show History'}).click();
  await expect(page.locator('.graphiql-plugin')).toContainText('Mine');
  await expect.poll(() => traces(page), 'what it ran is kept').toContain('graphiql:queries');
  const before = await traces(page);
  // Leaving the page keeps all that is to be kept.
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
  const after = await traces(page);
  expect(after).toContain('graphiql:tabState');
  expect([link, ...programs, before, after, ...others].join('\n')).not.toContain(TOKEN);
  expect(await page.evaluate(() => JSON.stringify(window.sessionStorage))).not.toMatch(/acceptance|accp/i);
});

test('the token field is a password field that nobody fills, and empties with the endpoint; the browser asks before it is lost, and a confirmed reload keeps the text', async ({
  page,
}) => {
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
  await field.fill(TOKEN);
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    void dialog.accept();
  });
  await queryEditor(page).locator('textarea').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('# what I typed ');
  await page.reload();
  expect(asked).toBe(1);
  await expect(queryEditor(page)).toContainText('typed');
  await expect(queryEditor(page)).toContainText('Mine');
  await expect(page.locator('.graphiql-tab')).toHaveCount(1);
  // The endpoint is that of the beginning, so that nothing is sent by mistake.
  await expect(page.getByLabel('Endpoint', {exact: true})).toHaveValue('sample');
});
