import {expect, test} from 'vitest';
import {complaintsOfAll, sameBytes, type Case} from './support/lint';

const FILE = 'src/sources/x.ts';

const mayNot: readonly [code: string, why: RegExp][] = [
  ['const now = Date.now();', /no clock/],
  ['const now = new Date();', /no clock/],
  ['const now = Date();', /no clock/],
  ['const at = fs.statSync(file).mtimeMs;', /no clock/],
  ['const id = Math.random();', /no chance/],
  ['const id = crypto.randomUUID();', /no chance/],
  ['const order = a.localeCompare(b);', /language/],
  ['const text = count.toLocaleString();', /language/],
  ['const text = name.toLocaleLowerCase();', /language/],
  ['const list = new Intl.ListFormat();', /language/],
  ['const hour = date.getHours();', /time zone/],
  ['const date = new Date(1980, 0, 1);', /time zone/],
  ['const names = () => fs.readdirSync(folder);', /Sort the names/],
  ['async function names() { return (await fs.readdir(folder)).filter(Boolean); }', /Sort the names/],
];

const may = [
  'const date = new Date(text);',
  "const order = a.localeCompare(b, 'en');",
  "const text = count.toLocaleString('en-GB');",
  "const list = new Intl.ListFormat('en');",
  'const hour = date.getUTCHours();',
  'const names = () => fs.readdirSync(folder).sort();',
  'const names = async () => (await fs.readdir(folder)).filter(Boolean).toSorted();',
];

/** Code that runs elsewhere: in browsers, in the sandbox, as a command. */
const ELSEWHERE = ['src/behaviour/x.ts', 'src/sandbox/bus/x.ts', 'src/validation/node/x.ts', 'src/playground/x.ts'];

const cases: readonly Case[] = [
  ...[...mayNot.map(([code]) => code), ...may].map((code): Case => [FILE, code]),
  ...ELSEWHERE.map((file): Case => [file, 'const now = Date.now();']),
  ['src/plugins/a/b/c.cjs', 'const now = Date.now();'],
];
const complaintsOf = complaintsOfAll(await sameBytes(), cases);

test.each(mayNot)('code that runs in a build may not: %s', (code, why) => {
  const complaints = complaintsOf(FILE, code);
  expect(complaints).not.toEqual([]);
  for (const complaint of complaints) expect(complaint).toMatch(why);
});

test.each(may)('code that runs in a build may: %s', (code) => {
  expect(complaintsOf(FILE, code)).toEqual([]);
});

test('the rule is for each folder of the build, at any depth, and for no other', () => {
  expect(complaintsOf('src/plugins/a/b/c.cjs', 'const now = Date.now();')).toHaveLength(1);
  expect(ELSEWHERE.flatMap((file) => complaintsOf(file, 'const now = Date.now();'))).toEqual([]);
});
