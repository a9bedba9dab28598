import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {strFromU8, unzipSync} from 'fflate';
import {expect, onTestFinished, test} from 'vitest';
import {packageOf} from '../../../deploy/package/packageOf';
import {version} from '../../../package.json';

const NAME = `psb-docs-${version}`;
const PAGE = '<p>A page.</p>'.repeat(100);

/** A built site of a few files, written in an order of its own. */
function site(names: readonly string[]): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-package-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true, force: true}));
  fs.mkdirSync(path.join(folder, 'a'));
  for (const name of names) fs.writeFileSync(path.join(folder, name), name.endsWith('.html') ? PAGE : 'short');
  return folder;
}

const NAMES = ['404.html', 'a/b.html', 'a/c.png', 'd.txt'];

test('the package has the files of the site as they are, and says how to open it', async () => {
  const {name, zip} = await packageOf(site(NAMES), false);
  const files = unzipSync(zip);
  expect(name).toBe(NAME);
  expect(Object.keys(files).sort()).toEqual(
    [...NAMES, 'README.txt', 'serve.json'].map((file) => `${NAME}/${file}`).sort(),
  );
  expect(strFromU8(files[`${NAME}/a/b.html`] ?? new Uint8Array())).toBe(PAGE);
  expect(strFromU8(files[`${NAME}/README.txt`] ?? new Uint8Array())).toContain('python3 -m http.server 8000');
});

test('the same site gives the same bytes, whenever and in whatever order its files were written', async () => {
  const folder = site(NAMES);
  const {zip} = await packageOf(folder, true);
  fs.utimesSync(path.join(folder, 'd.txt'), 1, 1);
  const later = await packageOf(site([...NAMES].reverse()), true);
  expect(Buffer.from(later.zip).equals(zip)).toBe(true);
  expect((await packageOf(folder, true)).zip).toEqual(zip);
});

test('with compressed forms, each text that is worth it has two', async () => {
  const files = unzipSync((await packageOf(site(NAMES), true)).zip);
  const forms = Object.keys(files).filter((file) => /\.(?:br|gz)$/.test(file));
  expect(forms.sort()).toEqual(
    ['404.html', 'a/b.html'].flatMap((file) => [`${NAME}/${file}.br`, `${NAME}/${file}.gz`]),
  );
  expect(gunzipSync(files[`${NAME}/a/b.html.gz`] ?? '').toString()).toBe(PAGE);
  expect(brotliDecompressSync(files[`${NAME}/a/b.html.br`] ?? '').toString()).toBe(PAGE);
});

test('a folder without a built site is none', async () => {
  await expect(packageOf('tests/unit', false)).rejects.toThrow('npm run build');
});
