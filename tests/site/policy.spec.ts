import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {pageKind} from '../../src/addresses/pageKinds';
import {expect, test as base, violationsIn, type Page} from './support/test';
import {service} from '../../src/service';
import {KINDS, STRANGER} from './support/attack';
import {hydrate} from './support/page';
import {build, builtHtml, siteAddress} from './support/site';

/*
 * The second wall: what a page does with code that tries to run a text, to load from elsewhere or to send to elsewhere. The first wall, that no
 * such code gets in, is attacks.spec.ts.
 */

declare global {
  interface Window {
    readonly breakIn: Readonly<Record<string, (given: {call: string; report: () => void; address: string}) => unknown>>;
    readonly psbDone: (name: string) => void;
    readonly stopped: string[];
  }
}

/** `done` has the names of the trials that ran a text or reached the stranger's host, who answers whoever asks. */
const test = base.extend<{done: Set<string>}>({
  done: async ({page}, use) => {
    const done = new Set<string>();
    const reached = (address: string): unknown =>
      done.add(decodeURIComponent(new URL(address).pathname.split('/')[1] ?? ''));
    await page.exposeFunction('psbDone', (name: string) => void done.add(name));
    await page.addInitScript({path: 'tests/site/support/breakIn.js'});
    await page.route(`${STRANGER}/**`, (route) => {
      reached(route.request().url());
      return route.fulfill({headers: {'access-control-allow-origin': '*'}, body: ''});
    });
    page.on('websocket', (socket) => reached(socket.url()));
    await use(done);
  },
});

test.use({breaksPolicy: true});

/** A trial ends within milliseconds. */
const POLL_MS = [5, 10, 20, 50, 100];

/** Does all that breakIn.js lists, or some of it, one after another; of each trial it waits for what the policy says, or for what it did. */
async function tryAll(
  page: Page,
  done: ReadonlySet<string>,
  some?: readonly string[],
): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  for (const name of some ?? (await page.evaluate(() => Object.keys(window.breakIn)))) {
    const given = {name, call: `psbDone('${name}')`, address: `${STRANGER}/${encodeURIComponent(name)}`};
    await page.evaluate(({name, ...each}) => {
      window.stopped.length = 0;
      // Later, because what a test evaluates may call eval.
      setTimeout(
        () =>
          void (async () => {
            await window.breakIn[name]?.({...each, report: () => window.psbDone(name)});
          })().catch(() => undefined),
      );
    }, given);
    const outcome = async (): Promise<string> =>
      done.has(name) ? 'done' : await page.evaluate(() => window.stopped.join());
    await expect.poll(outcome, {message: name, intervals: POLL_MS}).not.toBe('');
    outcomes[name] = await outcome();
  }
  return outcomes;
}

/** Opens a page; a redirect file leads to itself, at a hash, so that it stays. */
async function open(page: Page, kind: string, address: string): Promise<void> {
  if (kind !== 'redirect') {
    await page.goto(address);
    return hydrate(page);
  }
  const html = builtHtml(address).replace(/(rel="canonical" href=")[^"]*/, `$1${siteAddress}${address}`);
  await page.route(siteAddress + address, (route) => route.fulfill({contentType: 'text/html', body: html}));
  await page.goto(`${address}#stay`);
  await expect(page.getByText('This page is at')).toBeVisible();
}

/** What the editors of the playground need, and no other page. */
const PERMITTED: Readonly<Record<string, readonly string[]>> = {playground: ['inline style']};

/** A page of each kind with a policy of its own; a later test holds that all files have such a policy. */
const WITH_ALL = ['guide', 'console', 'playground', 'checker', 'redirect'];
const OTHERS = Object.entries(KINDS).filter(([kind]) => !WITH_ALL.includes(kind));

for (const kind of WITH_ALL)
  test(`code that got into a page runs no text, loads nothing and sends nothing elsewhere: ${kind}`, async ({
    page,
    done,
  }) => {
    await open(page, kind, KINDS[kind] ?? '');
    await tryAll(page, done);
    expect([...done]).toEqual(PERMITTED[kind] ?? []);
  });

test('on every other kind of page it runs no text, loads nothing and sends nothing elsewhere either', async ({
  page,
  done,
}) => {
  // Without the application, which can only tighten what the page's policy says.
  await page.route('**/assets/js/**', (route) => route.abort());
  for (const [kind, address] of OTHERS) {
    await page.goto(address);
    await tryAll(page, done, [
      'eval',
      'inline script',
      'inline style',
      'script elsewhere',
      'fetch',
      'picture elsewhere',
      'form',
      'base address',
    ]);
    expect([...done], kind).toEqual([]);
  }
});

test.describe('without the policy', () => {
  test.use({bypassCSP: true});
  for (const kind of ['guide', 'redirect'])
    test(`each of these would succeed, so the tests above notice it: ${kind}`, async ({page, done}) => {
      await open(page, kind, KINDS[kind] ?? '');
      expect(new Set(Object.values(await tryAll(page, done)))).toEqual(new Set(['done']));
    });
});

test('every spec of the site notices what breaks the policy of a page', async ({page, context}) => {
  const violations = violationsIn(context);
  await page.goto(KINDS.guide ?? '');
  await page.evaluate(() => document.head.append(Object.assign(document.createElement('style'), {textContent: 'a{}'})));
  await expect.poll(() => violations.join()).toMatch(/authentication\.html: .*style/);
});

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The policy of a page by directive, read from its file. It rules only what follows it, so no script, style or link may be before it. */
function policyIn(html: string): Record<string, string[]> {
  const [, before = '', policy = ''] =
    /^(.*?)<meta http-equiv="Content-Security-Policy" content="([^"]*)">/s.exec(html) ?? [];
  expect(before).toMatch(/^<!doctype html>\s*<html[^>]*>\s*<head>\s*<meta charset="?utf-8"?>\s*$/i);
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const {psb, vpd, sandbox} = service;
const hostsOf = ({host, accp}: {host: string; accp: {host: string}}): string[] => [
  `https://${accp.host}`,
  `https://${host}`,
];

/** Where pages of each kind may send requests besides the site itself: the hosts of the interface that readers try on them. */
const HOSTS: Readonly<Record<string, readonly string[]>> = {
  reading: [],
  console: [...hostsOf(psb), sandbox.url],
  playground: [...hostsOf(vpd), sandbox.url],
  checker: [],
};

for (const [kind, permitted] of Object.entries(HOSTS))
  test(`a page of this kind reaches these hosts, and none of another kind: ${kind}`, async ({page}) => {
    const all = [...new Set(Object.values(HOSTS).flat())];
    for (const host of all)
      await page.route(`${host}/**`, (route) =>
        route.fulfill({headers: {'access-control-allow-origin': '*'}, body: ''}),
      );
    await page.goto(KINDS[kind === 'reading' ? 'guide' : kind] ?? '');
    const reached = await page.evaluate(async (hosts) => {
      const found = [];
      for (const host of hosts)
        if (
          await fetch(`${host}/x`).then(
            () => true,
            () => false,
          )
        )
          found.push(host);
      return found;
    }, all);
    expect(reached.sort()).toEqual([...permitted].sort());
  });

test('every file has its policy: redirects may run one script, pages the same scripts, their own style elements and those of the search and the not-found page, and all nothing else', () => {
  const files = fs.readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  const kinds: Record<string, number> = {};
  const stylesOf = (html: string): string[] =>
    Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, text = '']) => hashOf(text));
  // The application draws these itself, in whatever document the reader is.
  const drawn = ['/search.html', '/404.html'].flatMap((address) => stylesOf(builtHtml(address)));
  const consoles = stylesOf(builtHtml(KINDS.console ?? ''));
  for (const file of files) {
    const html = fs.readFileSync(path.join(build, file), 'utf8');
    const kind = html.includes('__docusaurus') ? pageKind(`/${file}`) : 'redirect';
    kinds[kind] = (kinds[kind] ?? 0) + 1;
    const {'style-src-elem': [, ...given] = [], ...policy} = policyIn(html);
    const others = kind === 'reading' ? drawn : kind === 'console' ? consoles : [];
    const permitted = kind === 'playground' ? ["'unsafe-inline'"] : [...stylesOf(html), ...others];
    expect(new Set(given), file).toEqual(new Set(kind === 'redirect' ? [] : permitted));
    const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => hashOf(text));
    const hasAttributes = kind === 'reading' || kind === 'playground';
    expect(policy, file).toEqual(
      kind === 'redirect'
        ? {'default-src': ["'none'"], 'script-src': scripts, 'form-action': ["'none'"], 'base-uri': ["'none'"]}
        : {
            'default-src': ["'none'"],
            'script-src': ["'self'", ...scripts],
            'style-src-attr': [hasAttributes ? "'unsafe-inline'" : "'none'"],
            'img-src': ["'self'", 'data:'],
            'font-src': ["'self'"],
            'connect-src': ["'self'", ...(HOSTS[kind] ?? [])],
            'worker-src': ["'self'"],
            'form-action': ["'self'"],
            'base-uri': ["'none'"],
          },
    );
  }
  expect(kinds).toMatchObject({playground: 1, checker: 1});
  expect(kinds.reading).toBeGreaterThan(100);
  expect(kinds.console).toBeGreaterThan(30);
  expect(kinds.redirect).toBeGreaterThan(90);
});
