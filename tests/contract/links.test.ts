import fs from 'node:fs';
import {expect, test} from 'vitest';
import routes from '../../src/addresses/routes.json';
import {publicFiles, readFilled} from '../support/contracts';
import {pageSources} from '../support/pages';
import {anchorsOf, slugOf} from './support/pageParts';

const addresses = new Set(routes.map((route) => route.path));
const sources = new Map(pageSources().map((source) => [source.address, source]));
const files = new Set((await publicFiles()).map((file) => `/${file.path}`));

/** Every contract file with links, the side files of the REST contracts and those of party data included. */
const contractFiles = [
  'vpd/errors.yaml',
  'vpd/limits.yaml',
  'vpd/sources.yaml',
  'vpd/playground/failures.yaml',
  'vpd/operations/operations.yaml',
  ...fs
    .readdirSync('openapi')
    .filter((name) => name.endsWith('.yaml') && name !== 'redocly.yaml')
    .map((name) => `openapi/${name}`),
];

const anchors = new Map<string, Set<string>>();

function hasAnchor(address: string, anchor: string): boolean {
  const source = sources.get(address);
  if (!source) return false;
  const known = anchors.get(address) ?? anchorsOf(source);
  anchors.set(address, known);
  return known.has(anchor);
}

/** What is wrong with a link inside the site; nothing when it leads somewhere. */
function faultOf(link: string): string | undefined {
  const [address = '', anchor] = link.split('#');
  if (files.has(address)) return undefined;
  if (!addresses.has(address)) return 'no such page; src/addresses/routes.json lists the addresses';
  if (anchor === undefined || hasAnchor(address, anchor)) return undefined;
  return `no anchor #${anchor}; use the id of a heading, operation, error code or table row of that page`;
}

/** The links of a text that lead nowhere, each with file, line and remedy. */
function brokenIn(text: string, file: string): string[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/\]\((\/[^)\s]*)\)/g)].flatMap(([, link = '']) => {
      const fault = faultOf(link);
      return fault === undefined ? [] : [`${file}:${index + 1}: link to ${link}: ${fault}`];
    }),
  );
}

test.each(contractFiles)('every link in %s leads to a page, and to an anchor that it has', (file) => {
  expect(brokenIn(readFilled(file), file)).toEqual([]);
});

test.each([
  ['an address', '/endpoints/v1/nowhere.html', 'no such page'],
  ['an operation', '/endpoints/v1/hook.html#subscribed', 'no anchor #subscribed'],
  ['a topic', '/endpoints/v1/hook.html#topic-InvoiceDelivered', 'no anchor #topic-InvoiceDelivered'],
  ['an error code', '/endpoints/overview.html#API418', 'no anchor #API418'],
])('a wrong name of %s is found', (_kind, link, fault) => {
  expect(brokenIn(`\nSee [it](${link}).`, 'a.yaml')).toEqual([
    expect.stringContaining(`a.yaml:2: link to ${link}: ${fault}`),
  ]);
});

test.each([
  '/endpoints/v1/hook.html#subscribe',
  '/endpoints/v1/hook.html#topic-InvoiceSent',
  '/endpoints/v1/hook.html#actions',
  '/endpoints/overview.html#API404',
  '/endpoints/overview.html#limit-retention',
])('%s is known', (link) => {
  expect(faultOf(link)).toBeUndefined();
});

test.each([
  ['4. Wait for the event', '4-wait-for-the-event'],
  ['Which `documentId`, and [why](/a.html)?', 'which-documentid-and-why'],
  ['Told {#apart}', 'apart'],
])('the heading %s gets the id %s', (heading, id) => {
  expect(slugOf(heading)).toBe(id);
});
