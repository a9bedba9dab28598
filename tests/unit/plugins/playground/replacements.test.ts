import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {build} from 'esbuild';
import {expect, test} from 'vitest';
import {
  EMPTIED,
  EMPTIED_IN_WORKERS,
  emptied,
  emptying,
  REPLACED,
  REPLACED_IN_WORKERS,
} from '../../../../src/plugins/playground/replacements';

const require = createRequire(import.meta.url);

test('an emptied module has the same exports', async () => {
  const file = path.join(fs.mkdtempSync('/tmp/emptied-'), 'module.js');
  fs.writeFileSync(
    file,
    'export class A extends B {\n}\nexport const c = 1;\nexport async function d() {}\nlet e, f;\nexport { e, f as g };\n',
  );
  expect((await emptied(file)).split('\n')).toEqual(['A', 'c', 'd', 'e', 'g'].map((name) => `export class ${name} {}`));
});

// A module that a new version has elsewhere would silently come back into the bundle.
test.each([...EMPTIED, ...EMPTIED_IN_WORKERS])('%s is in its package, with exports that stay', async (file) => {
  expect(await emptied(`node_modules/${file}`)).toMatch(/^export class \w+ \{\}/);
});

test.each([...Object.keys(REPLACED), ...Object.keys(REPLACED_IN_WORKERS)])('%s is a module', (name) => {
  expect(() => require.resolve(name)).not.toThrow();
});

/** The files of packages that are in a bundle made with the replacements, by the package that GraphiQL imports them from. */
async function inputsOf(contents: string): Promise<string[]> {
  const {metafile} = await build({
    stdin: {contents, resolveDir: process.cwd()},
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    loader: {'.ttf': 'empty', '.css': 'empty'},
    alias: REPLACED,
    plugins: [emptying(EMPTIED)],
  });
  return Object.entries(metafile.inputs).flatMap(([file, {bytes}]) => (bytes > 0 ? [file] : []));
}

test.each([
  ['@graphiql/react', 'framer-motion', 'src/playground/replaced/reorder.tsx'],
  ['@graphiql/react', 'prettier/plugins/(?:babel|estree)', 'src/playground/replaced/prettierJson.ts'],
  ['monaco-graphql/esm/monaco-editor.js', 'monaco-editor/esm/vs/editor/editor.all', 'src/playground/monaco/index.ts'],
])('%s uses %s no more, but ours', async (module, gone, ours) => {
  const inputs = await inputsOf(`export * from '${module}';`);
  expect(inputs).toContain(ours);
  expect(inputs.filter((file) => new RegExp(`node_modules/${gone}`).test(file))).toEqual([]);
});
