import {expect, test, type Page} from './support/test';
import {copiedBy} from './support/page';
import {ACCEPTANCE, choose, notice, openPlayground, queryEditor, run, TOKEN} from './support/playground';

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
    const copy = page.getByRole('button', {name: `Copy as ${name}`, exact: true});
    programs.push(await copiedBy(page, () => copy.click()));
    await expect(notice(page)).toContainText(`Copied as ${name}.`);
    expect(programs.at(-1), name).toContain(new URL(ACCEPTANCE).host);
    expect(programs.at(-1), name).toContain('VPD_TOKEN');
  }
  expect(new Set(programs).size).toBe(6);
  return programs;
}

/** Runs the query at acceptance with a pasted token, and copies it. The token goes into the request and nowhere else. */
async function expectTokenInRequestAlone(page: Page, others: readonly string[]): Promise<void> {
  const sent = await answerAll(page);
  await choose(page, 'Acceptance', `Bearer ${TOKEN}`);
  await run(page);
  await expect(notice(page)).toContainText('without errors');
  expect(sent).toEqual([`Bearer ${TOKEN}`]);
  const link = await copiedBy(page, () => page.getByRole('button', {name: 'Copy link'}).click());
  await expect(notice(page)).toContainText('Link copied');
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
}

/** The token field is a password field that nobody fills, and empties with the endpoint and with the page. */
async function expectFieldToEmpty(page: Page): Promise<void> {
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
}

/** The browser asks before a token is lost; a confirmed reload keeps the text. */
async function expectReloadToAsk(page: Page): Promise<void> {
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    void dialog.accept();
  });
  await queryEditor(page).locator('textarea').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText('# what I typed ');
  await page.reload();
  expect(asked).toBe(1);
  await expect(queryEditor(page)).toContainText('typed');
  await expect(queryEditor(page)).toContainText('Mine');
  await expect(page.locator('.graphiql-tab')).toHaveCount(1);
}

test('an address can’t choose the endpoint; the token goes into the request and nowhere else; the browser asks before it is lost', async ({
  page,
}) => {
  const endpoint = page.getByLabel('Endpoint', {exact: true});
  const others: string[] = [];
  page.on('request', (request) => {
    if (request.url() !== ACCEPTANCE) others.push(`${request.url()} ${JSON.stringify(request.headers())}`);
  });
  const hash = new URLSearchParams({endpoint: 'production', query: QUERY}).toString();
  await openPlayground(page, `?endpoint=https://evil.example#${hash}`);
  await expect(queryEditor(page)).toContainText('Mine');
  await expect(endpoint).toHaveValue('sample');
  await test.step('a request', () => expectTokenInRequestAlone(page, others));
  await test.step('the field of the token', () => expectFieldToEmpty(page));
  await test.step('a reload', () => expectReloadToAsk(page));
  // The endpoint is that of the beginning, so that nothing is sent by mistake.
  await expect(endpoint).toHaveValue('sample');
});
