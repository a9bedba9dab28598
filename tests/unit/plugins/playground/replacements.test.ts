import fs from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {expect, test} from 'vitest';
import {EMPTIED, EMPTIED_IN_WORKERS, REPLACED} from '../../../../src/plugins/playground/replaced';
import {emptied, replacements} from '../../../../src/plugins/playground/replacements';

test('an emptied module has the same exports', () => {
  const module =
    'export class A extends B {\n}\nexport const c = 1;\nexport async function d() {}\nlet e, f;\nexport { e, f as g };\n';
  expect(emptied(module).split('\n')).toEqual(['A', 'c', 'd', 'e', 'g'].map((name) => `export class ${name} {}`));
});

// A module that a new version has elsewhere would silently come back into the bundle.
test.each([...Object.keys(REPLACED), ...EMPTIED, ...EMPTIED_IN_WORKERS])('%s is in its package', (file) => {
  expect(fs.existsSync(`node_modules/${file}`)).toBe(true);
});

test.each(EMPTIED)('%s has exports that stay', (file) => {
  expect(emptied(fs.readFileSync(`node_modules/${file}`, 'utf8'))).toMatch(/^export class \w+ \{\}/);
});

/** The bundle of a script, with the replacements of the playground. */
async function bundled(contents: string): Promise<string> {
  const folder = path.resolve('src/playground/replaced');
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: process.cwd()},
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [replacements(REPLACED, [], folder)],
  });
  return outputFiles[0]?.text ?? '';
}

test('a module of ours reaches the one whose place it takes', async () => {
  const text = await bundled("export {parseJSONC} from './node_modules/@graphiql/react/dist/utility/jsonc.js';");
  expect(text).toContain('function parseJSONC(');
});

test('a module that is not replaced is in the bundle once, by either name', async () => {
  const file = '@graphiql/plugin-doc-explorer/dist/schema-reference.js';
  const text = await bundled(
    `export {getSchemaReference} from './node_modules/${file}'; export {getSchemaReference as other} from 'original:${file}';`,
  );
  expect(text.match(/function getSchemaReference/g)).toHaveLength(1);
});
