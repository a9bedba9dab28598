import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {emptyParts, emptyPartsIn} from '../../../src/plugins/static-content/emptyParts';

test.each([
  ['<div data-part="Limits-2"></div>', ['Limits-2']],
  ['<p>a</p><div data-part=Limits-2></div><div data-part=Reference> </div>', ['Limits-2', 'Reference']],
  ['<div data-part="Limits-2"><table></table></div>', []],
  ['<div data-static-content=true></div>', ['content']],
  ['<div data-static-content="true"><p>a</p></div>', []],
])('%s', (html, ids) => {
  expect(emptyPartsIn(html)).toEqual(ids);
});

test('names the page and the part', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-empty-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true, force: true}));
  fs.writeFileSync(path.join(folder, 'index.html'), '<div data-part="Reference"><p>x</p></div>');
  fs.writeFileSync(path.join(folder, 'a.html'), '<div data-part="Limits-2"></div>');
  expect(emptyParts(folder, ['/', '/a.html'])).toEqual([
    expect.stringMatching(/^\/a\.html: the part Limits-2 drew nothing\./),
  ]);
});
