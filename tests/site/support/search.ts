import fs from 'node:fs';
import path from 'node:path';
import {expect, type Locator, type Page} from '@playwright/test';
import {open} from './page';
import {build} from './site';

/** Where most search tests start. */
export const START = '/introduction/overview.html';

export const box = (page: Page): Locator => page.getByRole('combobox', {name: 'Search', exact: true});

export const hits = (page: Page): Locator => page.getByRole('listbox', {name: 'Search results'}).getByRole('option');

export const isIndex = (url: string): boolean => /\/assets\/search-index-\w+\.json$/.test(url);

/** Looks for a text, put in as a whole: letter by letter, the list of a part of it could be taken for the list of all. */
export async function search(page: Page, text: string): Promise<void> {
  await open(page, START);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await box(page).fill(text);
}

/** Addresses of the first hits for a text that is typed into the open page. */
export async function firstHits(page: Page, text: string, count = 3): Promise<string[]> {
  const first = hits(page).first();
  await box(page).fill('');
  await first.waitFor({state: 'detached'});
  await box(page).fill(text);
  await first.waitFor().catch(() => expect(null, `no hit for ${text}`).not.toBeNull());
  return hits(page).evaluateAll(
    (all, wanted) => all.slice(0, wanted).map((each) => each.getAttribute('href') ?? ''),
    count,
  );
}

/** What the index file holds of a thing that can be found. */
export interface IndexedDocument {
  readonly t: string;
  readonly x: string;
  readonly u: string;
  readonly w: string;
  readonly m?: string;
}

/** A file below /assets/ by the beginning of its name, which only one file has. */
function asset(start: string): Buffer {
  const folder = path.join(build, 'assets');
  const [name = '', ...more] = fs.readdirSync(folder).filter((file) => file.startsWith(start));
  expect(more).toEqual([]);
  return fs.readFileSync(path.join(folder, name));
}

/** The index file of the built site. */
export const indexFile = (): Buffer => asset('search-index');

/** The file of the codes that are found exactly. */
export const codesFile = (): Buffer => asset('search-codes');

/** Everything that can be found. */
export function indexedDocuments(): IndexedDocument[] {
  const [index] = JSON.parse(indexFile().toString()) as {readonly documents: IndexedDocument[]}[];
  return index?.documents ?? [];
}
