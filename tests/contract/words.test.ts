import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {run, scratchFolder} from './support/run';

/** Writes the files to a new folder and lints them with the settings of the project. Findings begin with the name of the file. */
async function findingsOf(command: readonly string[], files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = scratchFolder('words');
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  const paths = Object.keys(files).map((name) => path.join(folder, name));
  const {output} = await run([...command, ...paths], process.cwd());
  // The linter works at several files at once, so that their order differs.
  return Array.from(output.matchAll(/(?:^|\/)(\w+\.\w+:\d+:\d+.*)$/gm), ([, finding]) => finding ?? '').sort();
}

const words = (files: Readonly<Record<string, string>>): Promise<string[]> =>
  findingsOf(['node_modules/.bin/textlint', '--format', 'unix'], files);

const page = '---\ntitle: Page\n---\n\nThe list\nholds `it`.\n\n```bash\necho holds\n```\n\nSee `holds`.\n';
const contract = 'paths:\n  /x:\n    description: >-\n      First.\n      The list stands below.\n    example: holds\n';
const component = 'export const A = () => (\n  <p title="Refused">\n    It came in.\n  </p>\n);\n';

test('a bad word in a page, a contract and a component is reported with line, column and better word; code is not', async () => {
  expect(await words({'page.mdx': page, 'contract.yaml': contract, 'A.tsx': component})).toEqual([
    'A.tsx:2:13: Refused => rejected [Error/prh]',
    "A.tsx:3:8: came in => arrived — or 'was received' [Error/prh]",
    "contract.yaml:5:16: stands => is — or 'appears', 'is listed', 'stays' [Error/prh]",
    "page.mdx:6:1: holds => contains — or 'has', 'keeps', 'applies', 'is' [Error/prh]",
  ]);
});

test('a sentence over 200 characters is reported where it begins', async () => {
  const long = `A short one. The bus sends ${'the invoice and '.repeat(12)}the order.`;
  expect(await words({'page.mdx': `Start.\n\n${long}\n`})).toEqual([
    'page.mdx:3:14: Sentence length (216) exceeds the maximum sentence length of 200. — Over 16 characters. [Error/sentence-length]',
  ]);
});

test('a misspelling and an American spelling are reported with line and column; code and link targets are not', async () => {
  const text = 'The colour is rihgt.\n\n`rihgt` [color](/rihgt.html)\n\n```js\nrihgt\n```\n';
  const command = [
    'node_modules/.bin/cspell',
    'lint',
    '--no-progress',
    '--config',
    path.resolve('cspell.config.mjs'),
    '--root',
    '/',
  ];
  expect(await findingsOf(command, {'page.mdx': text})).toEqual([
    'page.mdx:1:15 - Unknown word (rihgt)',
    'page.mdx:3:10 - Unknown word (color)',
  ]);
});
