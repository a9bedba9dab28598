import {expect, type Page} from '@playwright/test';

export const KB = 1000;
export const LAYOUT_SHIFT = 0.02;
const READING = {script: 130 * KB, style: 16 * KB};
const REFERENCE_ALL = 250 * KB;
/** Packages that belong to a few pages only; each leaves one of these words in its scripts. */
const HEAVY = /graphiql|monaco-editor|postman-collection|openapi-explorer|prism-react-renderer|Prism\.languages/i;

/** Bytes that went over the wire, by kind, headers included. */
export type Weight = Record<'html' | 'script' | 'style' | 'font' | 'image' | 'other' | 'all', number>;

interface Weighed {
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

/** Opens an address with an empty cache, touches nothing, and weighs what comes until the network is idle. */
export async function weigh(page: Page, address: string): Promise<Weighed> {
  const weight: Weight = {html: 0, script: 0, style: 0, font: 0, image: 0, other: 0, all: 0};
  const addresses = new Map<string, string>();
  const bodies: Promise<string>[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({requestId, request}) => addresses.set(requestId, request.url));
  client.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const kind = kindOf(addresses.get(requestId) ?? 'http://unknown/x.other');
    weight[kind] += encodedDataLength;
    weight.all += encodedDataLength;
  });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text());
  });
  await page.addInitScript(() => {
    Reflect.set(window, '__shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === false)
          Reflect.set(window, '__shift', Number(Reflect.get(window, '__shift')) + Number(Reflect.get(entry, 'value')));
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.goto(address, {waitUntil: 'networkidle'});
  const layoutShift = await page.evaluate(() => Number(Reflect.get(window, '__shift')));
  return {weight: {...weight}, layoutShift, requests: [...addresses.values()], scripts: await Promise.all(bodies)};
}

/** Expects that a page keeps to the budget of the reference, or of a page to read. */
export function expectBudget({weight, layoutShift, scripts}: Weighed, isReference: boolean): void {
  if (isReference) expect.soft(weight.all, 'bytes in all').toBeLessThanOrEqual(REFERENCE_ALL);
  else {
    expect.soft(weight.script, 'bytes of script').toBeLessThanOrEqual(READING.script);
    expect.soft(weight.style, 'bytes of style').toBeLessThanOrEqual(READING.style);
  }
  expect.soft(layoutShift, 'layout shift').toBeLessThan(LAYOUT_SHIFT);
  const heavy = scripts.filter((text) => HEAVY.test(text)).map((text) => text.slice(0, 200));
  expect.soft(heavy, 'scripts of packages that do not belong here').toEqual([]);
}
