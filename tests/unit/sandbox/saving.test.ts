import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {createSandbox, type Sandbox} from '../../../src/sandbox/sandbox';
import {keepIn} from '../../../src/sandbox/saving';

let folder: string;
let complaints: string[];
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-save-'));
  complaints = [];
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

const sandbox: Promise<Sandbox> = createSandbox();
const keep = async (file: string): Promise<() => void> =>
  keepIn(file, await sandbox, (sentence) => complaints.push(sentence));

test('the file is written at once, and can be read again', async () => {
  const file = path.join(folder, 'state.json');
  await keep(file);
  expect(fs.readdirSync(folder)).toEqual(['state.json']);
  await keep(file);
});

test.each([
  ['a folder that is missing', 'gone/state.json', undefined, "its folder doesn't exist."],
  ['a folder in its place', '.', undefined, 'it is a folder.'],
  ['an empty file', 'state.json', '', "the sandbox didn't write it, or it is damaged."],
  ['a damaged file', 'state.json', '{"version":3,"time":', "the sandbox didn't write it, or it is damaged."],
  ['another file', 'state.json', '{"version":"1"}', "the sandbox didn't write it, or it is damaged."],
  ['a file of another version', 'state.json', '{"version":1}', 'another version of the sandbox wrote it.'],
])('%s is told in one sentence, and nothing is written', async (_, name, text, why) => {
  const file = path.resolve(folder, name);
  if (text !== undefined) fs.writeFileSync(file, text);
  await expect(keep(file)).rejects.toThrow(new Error(`--save can't use '${file}': ${why}`));
  if (text !== undefined) expect(fs.readFileSync(file, 'utf8')).toBe(text);
});

test('when a later write fails, it is told', async () => {
  const inner = path.join(folder, 'inner');
  fs.mkdirSync(inner);
  const file = path.join(inner, 'state.json');
  const write = await keep(file);
  fs.rmSync(inner, {recursive: true});
  write();
  expect(complaints).toEqual([`--save can't use '${file}': its folder doesn't exist.`]);
  fs.mkdirSync(inner);
  write();
  expect(fs.existsSync(file)).toBe(true);
});
