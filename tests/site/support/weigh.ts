import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, type Page, type Response} from '@playwright/test';
import {settle} from './page';
import {build} from './site';

export const KB = 1000;
export const LAYOUT_SHIFT = 0.02;

/** Before intent: everything beside the page's own document. */
const BESIDE = 28 * KB;
/** After intent: script. */
const SCRIPT = 150 * KB;
/** Before intent: the page script. */
const PAGE_SCRIPT = 5 * KB;

/** Packages that belong to a few pages only; each leaves one of these words in its scripts. */
const HEAVY = /graphiql|monaco-editor|postman-collection|theme-api-markdown|prism-react-renderer|Prism\.languages/i;
const APPLICATION = /\/assets\/js\/(?!page\.)/;

/** Bytes that went over the wire, by kind, headers included. */
export type Weight = Record<'html' | 'script' | 'style' | 'font' | 'image' | 'other' | 'all', number>;

/** What a page has asked for so far. */
export interface Weighed {
  readonly weight: Weight;
  /** Sum of all layout shifts that no input of the reader explains. */
  readonly layoutShift: number;
  /** Addresses of all requests. */
  readonly requests: readonly string[];
  /** The text of every script. */
  readonly scripts: readonly string[];
}

const KINDS: Readonly<Record<string, keyof Weight>> = {
  html: 'html',
  js: 'script',
  css: 'style',
  woff2: 'font',
  svg: 'image',
  png: 'image',
};

function kindOf(address: string): keyof Weight {
  const {pathname} = new URL(address);
  const extension = /\.(\w+)$/.exec(pathname)?.[1];
  return (extension === undefined ? 'html' : KINDS[extension]) ?? 'other';
}

/** The text of a response; nothing when the page was left meanwhile. */
const textOf = (response: Response): Promise<string> => response.text().catch(() => '');

/** Sums the layout shifts of each page that a window opens from now on. */
async function sumShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, '__shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === false)
          Reflect.set(window, '__shift', Number(Reflect.get(window, '__shift')) + Number(Reflect.get(entry, 'value')));
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

const shiftOf = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(window, '__shift')));

/**
 * Opens an address with an empty cache, and touches nothing.
 * @returns the scales: each call waits until all that the page has asked for has come, and weighs it
 */
export async function openWeighed(page: Page, address: string): Promise<() => Promise<Weighed>> {
  const weight: Weight = {html: 0, script: 0, style: 0, font: 0, image: 0, other: 0, all: 0};
  const addresses = new Map<string, string>();
  const bodies: Promise<string>[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const awaited = new Set<string>();
  client.on('Network.requestWillBeSent', ({requestId, request}) => {
    addresses.set(requestId, request.url);
    awaited.add(requestId);
  });
  client.on('Network.loadingFailed', ({requestId}) => awaited.delete(requestId));
  client.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    awaited.delete(requestId);
    const kind = kindOf(addresses.get(requestId) ?? 'http://unknown/x.other');
    weight[kind] += encodedDataLength;
    weight.all += encodedDataLength;
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(textOf(response));
  });
  await sumShifts(page);
  await page.goto(address);
  return async () => {
    await settle(page);
    await expect.poll(() => [...awaited].map((id) => addresses.get(id)), 'files that have not come').toEqual([]);
    const layoutShift = await shiftOf(page);
    const requests = [...addresses.values()];
    return {weight: {...weight}, layoutShift, requests, scripts: await Promise.all(bodies)};
  };
}

/** Address of a request to the bytes of its file over gzip. */
const sizes = new Map<string, number>();

/** The text of the file that a request asks for, and its bytes over gzip, headers left out; fonts and images are served as they are. */
function fileOf(address: string): {readonly text: string; readonly bytes: number} {
  const file = fs.readFileSync(path.join(build, decodeURI(new URL(address).pathname)));
  const packed = /\.(woff2|png)$/.test(address);
  const bytes = sizes.get(address) ?? (packed ? file : gzipSync(file)).length;
  sizes.set(address, bytes);
  return {text: packed ? '' : file.toString(), bytes};
}

/**
 * Weighs pages in a window that has opened others before: by the files of all that each asks for, whether it comes from a cache or not.
 * @returns opens an address, and gives its scales
 */
export async function weighByFiles(page: Page): Promise<(address: string) => Promise<() => Promise<Weighed>>> {
  let asked = new Set<string>();
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) asked.add(request.url());
  });
  await sumShifts(page);
  return async (address) => {
    const own = (asked = new Set());
    await page.goto(address);
    return async () => {
      await settle(page);
      const weight: Weight = {html: 0, script: 0, style: 0, font: 0, image: 0, other: 0, all: 0};
      const scripts: string[] = [];
      for (const request of own) {
        const {text, bytes} = fileOf(request);
        const kind = kindOf(request);
        weight[kind] += bytes;
        weight.all += bytes;
        if (kind === 'script') scripts.push(text);
      }
      return {weight, scripts, requests: [...own], layoutShift: await shiftOf(page)};
    };
  };
}

/** Expects that a page that nobody has touched keeps to its budget, and has not asked for the application. */
export function expectBudgetBeforeIntent({weight, layoutShift, requests}: Weighed): void {
  expect.soft(weight.all - weight.html, 'bytes beside the document').toBeLessThanOrEqual(BESIDE);
  expect
    .soft(
      requests.filter((request) => APPLICATION.test(request)),
      'scripts of the application',
    )
    .toEqual([]);
  expect.soft(weight.script, 'bytes of script').toBeLessThanOrEqual(PAGE_SCRIPT);
  expect.soft(layoutShift, 'layout shift').toBeLessThan(LAYOUT_SHIFT);
}

/** Expects that a page keeps to its budget when the application has hydrated it. */
export function expectBudgetAfterIntent({weight, layoutShift, scripts}: Weighed, path: string): void {
  expect.soft(weight.script, `${path}: bytes of script`).toBeGreaterThan(PAGE_SCRIPT);
  expect.soft(weight.script, `${path}: bytes of script`).toBeLessThanOrEqual(SCRIPT);
  expect.soft(layoutShift, 'layout shift').toBeLessThan(LAYOUT_SHIFT);
  const heavy = scripts.filter((text) => HEAVY.test(text)).map((text) => text.slice(0, 200));
  expect.soft(heavy, 'scripts of packages that do not belong here').toEqual([]);
}
