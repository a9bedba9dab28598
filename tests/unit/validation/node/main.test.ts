import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {messagesOf, registryOf} from '../../../../src/contracts/formats/registry';
import {parseYaml} from '../../../../src/contracts/yamlFile';
import {checkDocuments} from '../../../../src/validation/node/command';
import {EXIT, exitOf, worst} from '../../../../src/validation/node/usage';

const ids = messagesOf(registryOf(parseYaml(fs.readFileSync('documents/formats.yaml', 'utf8'), 'formats'))).map(
  ({message}) => message.id,
);

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs the command in this process, without starting the program. */
async function run(...words: string[]): Promise<Ran> {
  const [out, errors]: [string[], string[]] = [[], []];
  const code = await checkDocuments(
    words,
    (line) => out.push(line),
    (line) => errors.push(line),
  );
  return {code, out: out.join('\n'), error: errors.join('\n')};
}

/** Starts the program, as npm does. */
function runProgram(...words: string[]): Ran {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/validation/node/main.ts', ...words],
    {encoding: 'utf8'},
  );
  return {code: status, out: stdout, error: stderr};
}

/** A file with this content, which goes after the test. */
function fileWith(content: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'psb-main-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  const file = path.join(folder, 'a.xml');
  fs.writeFileSync(file, content);
  return file;
}

test.each([
  ['a file that is not there', ['nosuch.xml'], 'There is no file or folder nosuch.xml.'],
  ['an option that does not exist', ['--bogus'], "Unknown option '--bogus'."],
  ['an option without its value', ['--as'], "Option '--as <value>' argument missing."],
  ['a message that does not exist', ['--as', 'nosuch', 'a.xml'], "There is no message 'nosuch';"],
])('%s is wrong usage, told on one line', async (_what, words, problem) => {
  const {code, out, error} = await run(...words);
  expect([code, out, error.trim().split('\n').length]).toEqual([2, '', 1]);
  expect(error.startsWith(problem)).toBe(true);
  expect(error).toContain('Usage: npm run check:documents');
});

test('for a message that does not exist, all that do are listed', async () => {
  const {error} = await run('--as', 'nosuch');
  expect(ids.filter((id) => !error.includes(id))).toEqual([]);
});

test('an empty file is invalid, and the program says that it is empty', () => {
  const {code, out, error} = runProgram(fileWith(''));
  expect([code, error]).toEqual([1, '']);
  expect(out).toContain('It is empty');
});

test('the program writes wrong usage to stderr', async () => {
  const {code, out, error} = runProgram('nosuch.xml');
  expect({code, out, error: error.trimEnd()}).toEqual(await run('nosuch.xml'));
});

test('a folder without XML is not as it must be', async () => {
  expect((await run(path.dirname(fileWith('')).concat('/..', '/psb-none'))).code).toBe(2);
  expect(await run('documents/codelists')).toMatchObject({code: 2, error: expect.stringContaining('No XML') as string});
});

test('exit codes: invalid counts before what could not be checked', () => {
  expect(EXIT).toEqual({valid: 0, invalid: 1, unchecked: 3});
  expect(worst(['valid', 'unchecked', 'invalid'])).toBe('invalid');
  expect(worst(['valid', 'unchecked'])).toBe('unchecked');
  expect(worst([])).toBe('valid');
  expect(exitOf(new Error('disk full'))).toBe(3);
});
