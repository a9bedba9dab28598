import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {compareFolders} from '../../reproduce/compare';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-compare-'));
afterAll(() => fs.rmSync(root, {recursive: true}));

/** A new folder with these files. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = fs.mkdtempSync(path.join(root, 'x'));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(folder, path.dirname(name)), {recursive: true});
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

test('each file that differs is named with the first byte that differs, and what is in one folder alone', () => {
  const one = folderOf({same: 'a', 'deep/changed': 'abcd', cut: 'abc', gone: ''});
  const other = folderOf({same: 'a', 'deep/changed': 'abXd', cut: 'ab', 'deep/new': ''});
  const {files, differences} = compareFolders(one, other);
  expect(files).toBe(5);
  expect(differences).toEqual([
    'cut: byte 2: "abc" and "ab"',
    'deep/changed: byte 2: "abcd" and "abXd"',
    `deep/new: only in ${other}`,
    `gone: only in ${one}`,
  ]);
});

test('two folders with the same files have no difference and the same digest', () => {
  const [one, other] = [folderOf({x: '1', 'y/z': '2'}), folderOf({'y/z': '2', x: '1'})].map((folder, index, all) =>
    compareFolders(folder, all[1 - index] ?? ''),
  );
  expect(one).toEqual({...other, differences: []});
});
