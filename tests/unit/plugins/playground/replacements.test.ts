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
  ownSidebar,
  REPLACED,
  REPLACED_IN_WORKERS,
} from '../../../../src/plugins/playground/replacements';

const require = createRequire(import.meta.url);

let inputs: Promise<string[]> | undefined;

/** The files in a bundle of GraphiQL and Monaco that is made with the replacements. */
const inputsOf = (): Promise<string[]> =>
  (inputs ??= build({
    stdin: {
      contents: "import 'monaco-graphql/esm/monaco-editor.js'; export * from 'graphiql';",
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    loader: {'.ttf': 'empty', '.css': 'empty'},
    alias: REPLACED,
    plugins: [emptying(EMPTIED), ownSidebar],
  }).then(({metafile}) => Object.keys(metafile.inputs)));

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

test.each([
  ['framer-motion', 'src/playground/replaced/reorder.tsx'],
  ['prettier/plugins/(?:babel|estree)', 'src/playground/replaced/prettierJson.ts'],
  ['monaco-editor/esm/vs/editor/editor.all', 'src/playground/monaco/index.ts'],
  ['graphiql/dist/ui/(?:sidebar|short-keys)', 'src/playground/replaced/sidebar.tsx'],
])('GraphiQL and Monaco use no %s, but %s', async (original, ours) => {
  const inputs = await inputsOf();
  expect(inputs).toContain(ours);
  expect(inputs.filter((file) => new RegExp(`node_modules/${original}`).test(file))).toEqual([]);
});
