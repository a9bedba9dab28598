import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, expect, onTestFinished, test} from 'vitest';
import {finishedPages} from '../../../src/plugins/static-content/finishedPages';

const SOURCE = 'docs/a.mdx';
let file: string;

beforeEach(() => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-pages-'));
  file = path.join(folder, 'a.yaml');
  fs.writeFileSync(file, 'one');
  onTestFinished(() => fs.rmSync(folder, {recursive: true, force: true}));
});

/** Later than any file was changed. */
const later = (): number => Date.now() + 1000;

test('a page is found while what it is made of is the same', () => {
  const pages = finishedPages();
  expect(pages.find(SOURCE)).toBeUndefined();
  pages.keep(SOURCE, {module: 'page', reads: [file], since: later()});
  expect(pages.find(SOURCE)).toMatchObject({module: 'page', reads: [file]});
  fs.writeFileSync(file, 'another');
  expect(pages.find(SOURCE)).toBeUndefined();
});

test('a page is not kept when something that it is made of changed while it was made', () => {
  const pages = finishedPages();
  pages.keep(SOURCE, {module: 'page', reads: [file], since: fs.statSync(file).ctimeMs - 1});
  expect(pages.find(SOURCE)).toBeUndefined();
});

test('a page that was kept is forgotten when its next making cannot be kept', () => {
  const pages = finishedPages();
  pages.keep(SOURCE, {module: 'page', reads: [file], since: later()});
  pages.keep(SOURCE, {module: 'next', reads: [file], since: 0});
  expect(pages.find(SOURCE)).toBeUndefined();
});
