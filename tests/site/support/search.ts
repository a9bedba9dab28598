import fs from 'node:fs';
import path from 'node:path';
import {expect, type Locator, type Page} from '@playwright/test';
import {placesOf, type Role, type Start} from '../../../src/search/files';
import {open} from './page';
import {build} from './site';

/** Where most search tests start. */
export const START = '/introduction/overview.html';

export const box = (page: Page): Locator => page.getByRole('combobox', {name: 'Search', exact: true});

export const hits = (page: Page): Locator => page.getByRole('listbox', {name: 'Search results'}).getByRole('option');

/** The file of codes, which comes with the first focus as the index does. That is loaded in a worker, whose first requests Playwright may miss. */
export const isIndex = (url: string): boolean => /\/assets\/search-codes-\w+\.json$/.test(url);

/** Hits without the parts of pages below them. */
export const pageHits = (page: Page): Locator => hits(page).and(page.locator(':not([data-place])'));

/** A window for many queries: their lists are read, and drawing them would cost more than finding what they hold. */
export const LOW = {width: 1280, height: 50};

/** Looks for a text, put in as a whole: letter by letter, the list of a part of it could be taken for the list of all. */
export async function search(page: Page, text: string): Promise<void> {
  await open(page, START);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await box(page).fill(text);
}

/** Addresses of all hits, each with those of the parts below it, and how long the list took from the text in the box. */
interface ListedHits {
  readonly hits: readonly (readonly string[])[];
  readonly milliseconds: number;
}

/**
 * What a text finds that is put into the box of the open page, which has its focus; no hits when nothing is found.
 * Asked in the page itself: there a query takes a tenth of what it takes step by step from here.
 */
export function answerOf(page: Page, text: string): Promise<ListedHits> {
  return page.evaluate(async (query) => {
    const form = document.querySelector('form[role="search"]');
    const input = form?.querySelector('input');
    if (!form || !input) throw new Error('the page has no search box');
    // React takes what is set on the element itself for its own doing.
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const put = (value: string): void => {
      setter?.set?.call(input, value);
      input.dispatchEvent(new Event('input', {bubbles: true}));
    };
    const list = (): Element | null => form.querySelector('[role="listbox"][aria-label="Search results"]');
    const told = (): boolean =>
      /^No results|couldn't be loaded/.test(form.querySelector('[role="status"]')?.textContent ?? '');
    const until = (ready: () => boolean): Promise<void> =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => check());
        const check = (): void => {
          if (!ready()) return;
          observer.disconnect();
          resolve();
        };
        observer.observe(form, {subtree: true, childList: true, characterData: true, attributes: true});
        check();
      });
    put('');
    await until(() => !list() && !told());
    const started = performance.now();
    put(query);
    await until(() => list() !== null || told());
    const milliseconds = performance.now() - started;
    const options = list()?.querySelectorAll('[role="option"]') ?? [];
    const found: string[][] = [];
    for (const option of options) {
      const address = option.getAttribute('href') ?? '';
      const page = option.hasAttribute('data-place') ? found.at(-1) : undefined;
      if (page) page.push(address);
      else found.push([address]);
    }
    return {hits: found, milliseconds};
  }, text);
}

/** Addresses of the first hits for such a text, of which there must be one. */
export async function firstHits(page: Page, text: string, count = 3): Promise<string[]> {
  const addresses = (await answerOf(page, text)).hits.flat();
  expect(addresses.length, `hits for ${text}`).toBeGreaterThan(0);
  return addresses.slice(0, count);
}

/** What the files of the index have of a place that can be found. */
export interface IndexedPlace {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly where: string;
  readonly method?: string;
  readonly role: Role;
}

const assets = (): string[] => fs.readdirSync(path.join(build, 'assets'));

const read = (name: string): Buffer => fs.readFileSync(path.join(build, 'assets', name));

/** A file below /assets/ by the beginning of its name, which only one file has. */
function asset(start: string): Buffer {
  const [name = '', ...more] = assets().filter((file) => file.startsWith(start));
  expect(more).toEqual([]);
  return read(name);
}

/** The first file of the index of the built site. */
export const startFile = (): Buffer => asset('search-pages-start');

/** The file of the codes that are found exactly. */
export const codesFile = (): Buffer => asset('search-codes');

/** The file of the ids of rules, by their sets. */
export const rulesFile = (): Buffer => asset('search-rules');

/** The file of the rules that are found word for word. */
export const sentencesFile = (): Buffer => asset('search-sentences');

/** The postings, texts or synonyms of the index, file by file. */
export const indexFiles = (kind: 'words' | 'texts' | 'synonyms'): Buffer[] =>
  assets()
    .filter((name) => name.startsWith(`search-pages-${kind}-`))
    .sort((one, other) => one.localeCompare(other, 'en', {numeric: true}))
    .map(read);

/** Everything that can be found. */
export function indexedPlaces(): IndexedPlace[] {
  const {places} = JSON.parse(startFile().toString()) as Start;
  const texts = indexFiles('texts').flatMap((file) => JSON.parse(file.toString()) as string[]);
  return placesOf(places).map((place, number) => ({...place, text: texts[number] ?? ''}));
}

/** Addresses of things of contracts, which are hits of their own. */
export const contractPlaces = (): ReadonlySet<string> =>
  new Set(
    indexedPlaces()
      .filter(({role}) => role === 'record' || role === 'aside')
      .map(({href}) => href),
  );
