import fs from 'node:fs';
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {contractOperations, versions} from './contract';
import {hydrate} from './page';
import {sandbox} from './sandbox';
import {build, siteAddress} from './site';

/** Credentials that no other text of the site contains. */
export const SECRETS = {token: 'token-that-must-not-stay-8841', key: 'key-that-must-not-stay-5127'} as const;

export const consolePath = (version: string, id: string): string => `/reference/${version}/${id}.html`;

/** Every operation of every version, with the address of its console. */
export const consoles = versions.flatMap((version) =>
  contractOperations(version).map((operation) => ({
    ...operation,
    version,
    address: consolePath(version, operation.id),
  })),
);

/** A word of the grammar for shells: it stands in the highlighter that only the consoles load. */
const HIGHLIGHTER_SIGN = /for-or-select/;

/** Words that only scripts and style sheets of the consoles hold. */
const CONSOLE_SIGN = new RegExp(`theme-api-markdown|\\.form_[\\w-]+ fieldset|${HIGHLIGHTER_SIGN.source}`);

/** Addresses of the built scripts and style sheets that belong to the consoles, or of those with other words. */
export function consoleAssets(sign = CONSOLE_SIGN): string[] {
  return ['js', 'css'].flatMap((kind) =>
    fs
      .readdirSync(path.join(build, 'assets', kind))
      .map((name) => `/assets/${kind}/${name}`)
      .filter((asset) => sign.test(fs.readFileSync(path.join(build, asset), 'utf8'))),
  );
}

/** Addresses of the built scripts with the highlighter of the consoles. */
export const highlighterAssets = (): string[] => consoleAssets(HIGHLIGHTER_SIGN);

/** The button that sends, or, while the console asks, the one that confirms: both name what the request does and where. */
export const sendButton = (page: Page): Locator =>
  page.locator('main').getByRole('button', {name: /^(?:Get from|Send in|Save in|Delete in) /});

/** Opens the console of an operation and waits for its form. */
export async function openConsole(page: Page, version: string, id: string): Promise<void> {
  await page.goto(consolePath(version, id));
  await hydrate(page);
  await sendButton(page).waitFor();
}

/** From Firefox, the stand-in gets preflights too. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': '*',
  'access-control-allow-headers': 'authorization, subscription-key, content-type',
};

/** What a server answers in the tests that need no real one. */
export interface Answer {
  readonly status?: number;
  readonly contentType?: string;
  readonly body: string;
}

/** Answers in the place of the sandbox, each time with what a function gives. A test of what it says itself is in sandbox.spec.ts. */
export async function answerAsSandbox(
  page: Page,
  answer: () => Answer | Promise<Answer> = () => ({body: '{"id": "7a9c"}'}),
): Promise<void> {
  await page.route(`${sandbox}/**`, async (route) => {
    const {status = 200, contentType = 'application/json', body} = await answer();
    await route.fulfill({status, contentType, body, headers: CORS});
  });
}

/** Where the outcome of a call appears. */
export const response = (page: Page): Locator => page.getByRole('region', {name: 'Response'});

/** The fields of the credentials. */
export const token = (page: Page): Locator => page.getByLabel('Access token');
export const key = (page: Page): Locator => page.getByLabel('Subscription-Key');

/** The list of operations beside the form. */
export const operations = (page: Page): Locator => page.locator('main').getByRole('navigation', {name: 'Operations'});

/** Chooses a server and fills in the credentials. */
export async function prepare(
  page: Page,
  server: string,
  secrets: Readonly<Record<'token' | 'key', string>> = SECRETS,
): Promise<void> {
  await page.locator(`input[type=radio][value="${server}"]`).check();
  await token(page).fill(secrets.token);
  await key(page).fill(secrets.key);
}

/** Chooses, where the console asks for a file, the example document that it offers, or any other. */
export async function chooseSample(page: Page): Promise<void> {
  const file = page.locator('input[type=file]');
  if ((await file.count()) === 0) return;
  const sample = page.getByRole('link', {name: 'example document'});
  const address = (await sample.count()) > 0 ? await sample.getAttribute('href') : null;
  await file.setInputFiles(address?.slice(1) ?? 'documents/examples/ubl-bisv3/invoice-typical.xml');
}

/** Sends and waits for the outcome. */
export async function send(page: Page): Promise<void> {
  await sendButton(page).click();
  await response(page).locator('strong').waitFor();
}

/** Everything that a page can leave behind in the browser, and its own text outside the two fields. */
export async function traces(page: Page): Promise<string> {
  const left = await page.evaluate(() => [
    JSON.stringify(Object.entries(localStorage)),
    JSON.stringify(Object.entries(sessionStorage)),
    document.cookie,
    location.href,
    JSON.stringify(history.state),
    document.body.innerText,
  ]);
  return left.join('\n');
}

/** The origins beside the site's own that the page calls from now on. */
export function originsElsewhere(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const {origin} = new URL(request.url());
    if (origin !== siteAddress) origins.add(origin);
  });
  return origins;
}
