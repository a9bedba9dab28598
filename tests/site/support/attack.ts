import fs from 'node:fs';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {consoles} from './console';
import {hydrate} from './page';
import {build, siteAddress} from './site';

/** A host that is nobody's, and a word that no address of the site contains. */
export const STRANGER = 'https://stranger.example';
const MARK = 'attack-mark';

/** One page of every kind; the last is the redirect file of a guide. */
export const KINDS: Readonly<Record<string, string>> = {
  guide: '/introduction/authentication.html',
  'guide with samples': '/introduction/gettingStarted.html',
  reference: '/',
  'reference of one version': '/v1.html',
  console: consoles[0]?.address ?? '',
  playground: '/vpd/playground/playground.html',
  checker: '/documents/validate.html',
  search: '/search.html',
  format: '/documents/invoices/ubl/bisv3.html',
  catalogue: '/endpoints/overview.html',
  'code lists': '/misc/codeList.html',
  'code list': '/misc/codeList/unit.html',
  'not found': '/no/such-page',
  redirect: '/introduction/authentication/',
};

/** What a stranger puts where a script may read. `psbRan` reports that something ran. */
export const PAYLOADS: Readonly<Record<string, string>> = {
  'a data: script': 'data:text/javascript,psbRan()',
  'a javascript: address': 'javascript:psbRan()',
  code: 'psbRan()',
  'a foreign host': `${STRANGER}/${MARK}.js`,
  'a path out of the folder': `../../../${MARK}`,
  markup: `"><img src=${MARK} onerror=psbRan()>`,
  'a script element': '<script>psbRan()</script>',
  'a frame': `<iframe src="${STRANGER}/${MARK}"></iframe>`,
  'a prototype': '__proto__',
  'JSON with a prototype': `{"__proto__":{"psbPolluted":1},"constructor":{"prototype":{"psbPolluted":1}}}`,
  null: 'null',
};

/** Where a stranger can put it: in a link, in a page that opens this one, in the storage of another page of the same host. */
export const PLACES = ['attributes', 'parameters', 'hash', 'storage', 'window'] as const;
export type Place = (typeof PLACES)[number];

const PARAMETERS = [
  'version',
  'q',
  'kind',
  'query',
  'variables',
  'docusaurus-theme',
  'hydrate',
  'theme',
  'language',
  '_highlight',
];
const KEYS = [
  'psb-language',
  'psb-positions',
  'psb-searches',
  'theme',
  'docusaurus.tab.language',
  'docusaurus.sidebar',
];
const GRAPHIQL = [
  'tabState',
  'query',
  'variables',
  'headers',
  'queries',
  'favorites',
  'visiblePlugin',
  'theme',
  'editorFlex',
];

/** What does not change while the tests run is read once. */
function once<T>(read: () => T): () => T {
  let known: T | undefined;
  return () => (known ??= read());
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The built scripts of the site, without those that the playground brings along. */
const scripts = once((): string[] =>
  fs
    .readdirSync(path.join(build, 'assets/js'))
    .map((file) => fs.readFileSync(path.join(build, 'assets/js', file), 'utf8')),
);

/** Every `data-*` name that a script of the site has, and those that named scripts. */
const attributeNames = once((): string[] => {
  const names = new Set(['script', 'scripts', 'styles']);
  for (const text of scripts()) {
    for (const [, name = ''] of text.matchAll(/\bdata-([a-z][a-z0-9-]*[a-z0-9])/g)) names.add(name);
    for (const [, name = ''] of text.matchAll(/\bdataset\.([a-zA-Z]+)/g)) names.add(kebab(name));
  }
  return [...names];
});

/** Keys of the browser's storage that a script of the built site has, and those of GraphiQL. */
const storageKeys = once((): string[] => {
  const theme = scripts().flatMap((text) => text.match(/theme-[0-9a-f]{3}\b/g) ?? []);
  return [...new Set([...KEYS, ...theme, ...GRAPHIQL.map((name) => `graphiql:${name}`)])];
});

/** What a page did that it must not do. */
export interface Harm {
  readonly ran: string[];
  readonly asked: string[];
}

/** Watches a page: what a payload runs, and every request that a payload decides. */
export async function watch(page: Page): Promise<Harm> {
  const harm: Harm = {ran: [], asked: []};
  await page.exposeFunction('psbRan', () => harm.ran.push('code'));
  page.on('dialog', (dialog) => {
    harm.ran.push('dialog');
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => harm.ran.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const {origin, pathname} = new URL(request.url());
    if (request.url().startsWith('data:image/')) return;
    if (origin !== siteAddress || pathname.includes(MARK) || pathname.includes('__proto__'))
      harm.asked.push(request.url());
  });
  return harm;
}

/**
 * Puts payloads in their places, the stored ones as another page of the same host would, and opens the page.
 * @param fault a fault of ours, which runs before the scripts of the page
 */
export async function openAttacked(
  page: Page,
  address: string,
  given: Partial<Record<Place, string>>,
  fault?: () => void,
): Promise<void> {
  const parameters = new URLSearchParams();
  if (given.attributes !== undefined)
    for (const name of attributeNames()) parameters.append(`docusaurus-data-${name}`, given.attributes);
  if (given.parameters !== undefined)
    for (const name of [...PARAMETERS, '__proto__', given.parameters]) parameters.append(name, given.parameters);
  await page.goto('/robots.txt');
  await page.evaluate(
    ({keys, stored, name}) => {
      if (name !== undefined) window.name = name;
      if (stored === undefined) return;
      for (const key of [...keys, '__proto__']) {
        window.localStorage.setItem(key, stored);
        window.sessionStorage.setItem(key, stored);
      }
    },
    {keys: storageKeys(), stored: given.storage, name: given.window},
  );
  if (fault) await page.addInitScript(fault);
  const hash = given.hash === undefined ? '' : `#${given.hash}`;
  const response = await page.goto(`${address}?${parameters.toString()}${hash}`);
  expect(response?.status(), 'the host read the whole address').toBeLessThan(405);
  if (given.window !== undefined) await sendMessages(page, given.window);
}

/** What another window can say to this one. */
async function sendMessages(page: Page, payload: string): Promise<void> {
  await page.evaluate((text) => {
    const messages = [text, {type: text, url: text, html: text, data: text, [text]: text}];
    for (const message of messages) window.postMessage(message, '*');
    window.dispatchEvent(new StorageEvent('storage', {key: text, newValue: text}));
    window.history.replaceState({key: text, usr: text}, '');
    window.dispatchEvent(new PopStateEvent('popstate', {state: {key: text}}));
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  }, payload);
}

/** Does what a reader does: all that loads, reads what is kept, or leads on. */
export async function use(page: Page): Promise<void> {
  await hydrate(page);
  await page.evaluate(() => {
    const first = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
    for (const selector of ['button[data-color-mode]', 'button[data-choice][aria-pressed=false]', 'main summary'])
      first(selector)?.click();
    const filter = first('main [data-filter]');
    filter?.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
    filter?.dispatchEvent(new Event('input', {bubbles: true}));
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

/** Marks of a payload in the document, and what it did to all objects. */
export async function traces(page: Page): Promise<string[]> {
  return page.evaluate(
    ({mark, host}) => {
      const found = [];
      const active = 'script, img, iframe, object, embed, base, link, a, form, [onerror], [onload], [srcdoc]';
      for (const element of Array.from(document.querySelectorAll(active))) {
        // A query of ours may have what the reader looks for: links of the search keep it.
        const values = ['src', 'href', 'action', 'data', 'srcdoc', 'onerror', 'onload'].map((name) =>
          (element.getAttribute(name) ?? '').replace(/^(\/(?!\/)[^?#]*)\?[^#]*/, '$1'),
        );
        const bad = values.some((value) => new RegExp(`^(javascript|data:text)|${mark}|${host}|psbRan`).test(value));
        if (bad && !element.closest('[data-static-content] pre')) found.push(element.outerHTML.slice(0, 200));
      }
      if ('psbPolluted' in {}) found.push('Object.prototype');
      return found;
    },
    {mark: MARK, host: STRANGER},
  );
}
