import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {checkLinks, type BuiltSite} from '../../../src/plugins/broken-links/check';

const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-links-'));
afterAll(() => fs.rmSync(outDir, {recursive: true, force: true}));
fs.writeFileSync(path.join(outDir, 'index.html'), '<p id="op.one">');
fs.writeFileSync(path.join(outDir, 'a.html'), '<h2 class="x" id=first-part>A</h2><h2 id="tweede-déél">B</h2>');

const site: BuiltSite = {outDir, pages: new Set(['/', '/a.html']), files: new Set(['/openapi/v1.yaml'])};

test.each([
  '/a.html',
  '/a.html#first-part',
  '#first-part',
  '/a.html#tweede-d%C3%A9%C3%A9l',
  '/#op.one',
  '/a.html?q=1#first-part',
  '/openapi/v1.yaml',
])('a link to %s is good', (href) => {
  expect(() => checkLinks(`[x](${href})`, 'docs/a.mdx', '/a.html', site)).not.toThrow();
});

test.each([
  ['/b.html', 'link to /b.html: no such page. src/addresses/routes.json lists the addresses; pages end in .html'],
  ['/a', 'link to /a: no such page'],
  ['/a.html#first', 'link to /a.html#first: /a.html has no anchor #first. Use the id of a heading of that page'],
  ['#none', 'link to #none: /a.html has no anchor #none'],
  ['/#opXone', 'link to /#opXone: / has no anchor #opXone'],
])('a link to %s fails with file, line and remedy', (href, message) => {
  expect(() => checkLinks(`one\n\n[x](${href})`, 'docs/a.mdx', '/a.html', site)).toThrow(`docs/a.mdx:3: ${message}`);
});
