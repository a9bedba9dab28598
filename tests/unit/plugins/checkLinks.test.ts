import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {brokenLinks, type BuiltSite} from '../../../src/plugins/broken-links/check';

const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-links-'));
afterAll(() => fs.rmSync(outDir, {recursive: true, force: true}));
fs.writeFileSync(path.join(outDir, 'index.html'), '<p id="op.one">');
fs.writeFileSync(path.join(outDir, 'a.html'), '<h2 class="x" id=first-part>A</h2><h2 id="tweede-déél">B</h2>');

fs.mkdirSync(path.join(outDir, 'img'));
fs.writeFileSync(path.join(outDir, 'img/icon.svg'), '<svg/>');

const site: BuiltSite = {outDir, pages: new Set(['/', '/a.html']), files: new Set(['/openapi/v1.yaml'])};

test.each([
  '/a.html',
  '/a.html#first-part',
  '#first-part',
  '/a.html#tweede-d%C3%A9%C3%A9l',
  '/#op.one',
  '/a.html?q=1#first-part',
  '/openapi/v1.yaml',
  '/img/icon.svg',
  'pathname:///openapi/v1.yaml',
])('a link to %s is good', (href) => {
  expect(brokenLinks(`[x](${href})`, 'docs/a.mdx', '/a.html', site)).toEqual([]);
});

test.each([
  ['/b.html', 'link to /b.html: no such page. src/addresses/routes.json lists the addresses; pages end in .html'],
  ['/a', 'link to /a: no such page'],
  ['/img', 'link to /img: no such page'],
  ['pathname:///openapi/v2.yaml', 'link to /openapi/v2.yaml: no such page'],
  ['/a.html#first', 'link to /a.html#first: /a.html has no anchor #first. Use the id of a heading of that page'],
  ['/a.html#50%', 'link to /a.html#50%: /a.html has no anchor #50%'],
  ['#none', 'link to #none: /a.html has no anchor #none'],
  ['/#opXone', 'link to /#opXone: / has no anchor #opXone'],
])('a link to %s fails with file, line and remedy', (href, message) => {
  const [error] = brokenLinks(`one\n\n[x](${href})`, 'docs/a.mdx', '/a.html', site);
  expect(error?.message).toContain(`docs/a.mdx:3: ${message}`);
});

test('every broken link of a page is told, not the first alone', () => {
  const found = brokenLinks('[x](/b.html) [y](/a.html)\n[z](#none)', 'docs/a.mdx', '/a.html', site);
  expect(found.map(({message}) => message.split('. ')[0])).toEqual([
    'docs/a.mdx:1: link to /b.html: no such page',
    'docs/a.mdx:2: link to #none: /a.html has no anchor #none',
  ]);
});
