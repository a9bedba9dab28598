import path from 'node:path';
import {expect, test, type Page, type Route} from './support/test';
import {ACCEPTANCE, choose, notice, openWith, queryEditor, run, textOf, untilAllIsThere} from './support/playground';
import {build} from './support/site';

const QUERY = 'query Mine { party(name: "Molenrak") { preferredName } }';
const HEADERS = {'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After'};

const errorBody = (code: string, message = 'What happened.'): string =>
  JSON.stringify({errors: [{message, extensions: {code, requestId: '0af7651916cd43dd'}}]});

/** Answers requests to acceptance; a browser asks for permission first. */
async function answer(page: Page, respond: (route: Route) => Promise<void>): Promise<void> {
  await page.route(ACCEPTANCE, (route) =>
    route.request().method() === 'OPTIONS'
      ? route.fulfill({
          status: 204,
          headers: {...HEADERS, 'Access-Control-Allow-Headers': '*', 'Access-Control-Allow-Methods': 'POST'},
        })
      : respond(route),
  );
}

const json =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (route: Route): Promise<void> =>
    route.fulfill({status, body, contentType: 'application/json', headers: {...HEADERS, ...headers}});

interface Fault {
  readonly name: string;
  readonly respond: (route: Route) => Promise<void>;
  readonly says: readonly string[];
  readonly shows?: string;
}

const FAULTS: readonly Fault[] = [
  {
    name: '401',
    respond: json(401, errorBody('UNAUTHENTICATED', 'The access token is expired.')),
    says: ["401, the token isn't valid", 'UNAUTHENTICATED'],
    shows: 'The access token is expired.',
  },
  {name: '403', respond: json(403, errorBody('FORBIDDEN')), says: ['403, the scope is missing', 'FORBIDDEN']},
  {
    name: '429',
    respond: json(429, errorBody('RATE_LIMITED'), {'Retry-After': '17'}),
    says: ['429, too many requests', 'You can run the query again in 1'],
  },
  {name: '500', respond: json(500, errorBody('INTERNAL_SERVER_ERROR')), says: ['The service failed'], shows: '0af765'},
  {
    name: 'an error in the query',
    respond: json(
      200,
      JSON.stringify({errors: [{message: 'Syntax Error: <b>x</b>', extensions: {code: 'GRAPHQL_PARSE_FAILED'}}]}),
    ),
    says: ['The response contains errors', 'Syntax Error: <b>x</b>', 'GRAPHQL_PARSE_FAILED'],
  },
  {
    name: 'a response that isn’t JSON',
    respond: (route) =>
      route.fulfill({status: 200, body: '<html>Sign in</html>', contentType: 'text/html', headers: HEADERS}),
    says: ["The response isn't GraphQL"],
    shows: '<html>Sign in</html>',
  },
  {
    name: 'a response of more than 2 MB',
    respond: json(200, JSON.stringify({data: {text: 'x'.repeat(2_000_000)}})),
    says: ['The response is too large'],
  },
  {
    name: 'a host that isn’t there',
    respond: (route) => route.abort('connectionrefused'),
    says: ["The host can't be reached"],
  },
  {
    name: 'a host that doesn’t allow this website (CORS)',
    respond: json(200, '{"data": {}}', {'Access-Control-Allow-Origin': 'https://elsewhere.example'}),
    says: ["The host can't be reached", 'CORS'],
  },
];

/** Without a token, or with what is none, nothing is sent. */
async function expectTokenAskedFor(page: Page): Promise<void> {
  await choose(page, 'Acceptance', '');
  await run(page);
  await expect(notice(page)).toContainText('No access token');
  await page.getByLabel('Access token').fill('two words');
  await run(page);
  await expect(notice(page)).toContainText('Not an access token');
}

/** Every check of a query starts Monaco's JSON worker again, from the browser's cache, which Playwright switches off for a page with routes. */
const cacheScripts = (page: Page): Promise<unknown> =>
  page.route(/\/assets\/playground\/.*\.js$/, (route) =>
    route.fulfill({path: path.join(build, new URL(route.request().url()).pathname)}),
  );

/** Offline, nothing is sent, and the sample data work. */
async function expectWorksOffline(page: Page): Promise<void> {
  await untilAllIsThere(page);
  await page.context().setOffline(true);
  await page.getByLabel('Endpoint', {exact: true}).selectOption('sample');
  await run(page);
  await expect(notice(page)).toContainText('without errors');
  await choose(page, 'Acceptance');
  await run(page);
  await expect(notice(page)).toContainText('You are offline');
  await page.context().setOffline(false);
}

/** A host answers with the fault, which the notice explains; the query stays, and the next one runs. */
async function expectExplained(page: Page, {says, shows}: Fault): Promise<void> {
  await choose(page, 'Acceptance');
  await run(page);
  for (const words of says) await expect(notice(page)).toContainText(words);
  if (shows) await expect(page.locator('.result-window')).toContainText(shows.slice(0, 20));
  await expect.poll(() => textOf(queryEditor(page))).toBe(QUERY);
  await expect(notice(page)).toHaveAttribute('role', 'status');
  await page.getByLabel('Endpoint', {exact: true}).selectOption('sample');
  await run(page);
  await expect(notice(page)).toContainText('without errors');
}

test('without a token or a network nothing is sent; each fault is explained, and the next query runs; a wait counts down; a host that hangs is cancelled or given up', async ({
  page,
}) => {
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));
  let sent = 0;
  let now: (route: Route) => Promise<void> = (route) => route.abort();
  await answer(page, (route) => {
    sent += 1;
    return now(route);
  });
  // From the start, so that no worker is on its way when the network goes.
  await cacheScripts(page);
  await openWith(page, QUERY);
  // The notice is the one place where a screen reader hears of it.
  await expect(notice(page)).toHaveAttribute('role', 'status');
  await test.step('without a token', () => expectTokenAskedFor(page));
  await test.step('offline', () => expectWorksOffline(page));
  expect(sent).toBe(0);
  for (const fault of FAULTS) {
    now = fault.respond;
    await test.step(fault.name, () => expectExplained(page, fault));
  }
  await test.step('the time until the next request counts down to a word', async () => {
    now = json(429, errorBody('RATE_LIMITED'), {'Retry-After': '2'});
    await choose(page, 'Acceptance');
    await run(page);
    await expect(notice(page)).toContainText('again in 2 s');
    await expect(notice(page)).toContainText('You can run the query again now.');
  });
  await test.step('a host that hangs is cancelled at once, or given up after 30 seconds', async () => {
    await page.clock.install();
    now = () => new Promise<void>(() => undefined);
    await run(page);
    await expect(notice(page)).toContainText('Running the query');
    await page.getByRole('button', {name: /^Stop/}).click();
    await expect(notice(page)).toContainText('The request was cancelled');
    await run(page);
    await expect(notice(page)).toContainText('Running the query');
    await page.clock.runFor(31_000);
    await expect(notice(page)).toContainText('No response within 30 seconds');
    await expect.poll(() => textOf(queryEditor(page))).toBe(QUERY);
  });
  expect(crashes).toEqual([]);
});
