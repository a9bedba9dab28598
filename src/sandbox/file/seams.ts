import fs from 'node:fs/promises';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import type {Plugin, PluginBuild} from 'esbuild';
import {environment} from '../../service/environment';

const INSIDE = path.resolve('src/sandbox/file/inside');
const inside = (name: string): string => JSON.stringify(path.join(INSIDE, name));

/** Modules of Node.js that packed modules get in another form: where it comes from. */
const CHANGED: Readonly<Record<string, string>> = {
  fs: `require(${inside('files.ts')}).files`,
  module: `require(${inside('modules.ts')}).modules`,
};

/** Modules that are others in the file, by their paths: their text, made of the text that they have. */
const REPLACED: Readonly<Record<string, (text: string) => string>> = {
  'node_modules/libxml2-wasm/lib/libxml2.mjs': startedLibxml2,
  'src/validation/node/workerProgram.ts': () => `export * from ${inside('workerProgram.ts')}`,
  'src/contracts/highlight.ts': () => `export * from ${inside('highlight.ts')}`,
  'src/service/environment.ts': () => `export const environment = ${JSON.stringify(ofBuild())}`,
};

/** The names and hosts of this build: the reader's own variables may have the same names. */
const ofBuild = (): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(environment).filter(([name, value]) => name.startsWith('PSB_') && value));

const bare = (name: string): string => name.replace(/^node:/, '');
const isInside = (importer: string): boolean => importer.startsWith(INSIDE);

/**
 * Every module of Node.js is required when it is first used: an old Node.js, which lacks a name that an `import` asks for, still comes so far as to
 * say that it is too old.
 */
function nodeModules(build: PluginBuild): void {
  build.onResolve({filter: /^[\w:/]+$/}, ({path: name, importer, kind, namespace}) => {
    if (!isBuiltin(name)) return undefined;
    if (namespace === 'node') return name.startsWith('node:') ? {path: name, external: true} : undefined;
    const isPlain = CHANGED[bare(name)] === undefined || isInside(importer);
    if (isPlain && kind === 'require-call') return {path: name, external: true};
    return {path: bare(name), namespace: 'node', pluginData: isPlain};
  });
  build.onLoad({filter: /./, namespace: 'node'}, ({path: name, pluginData: isPlain}) => ({
    contents: `module.exports = ${(!isPlain && CHANGED[name]) || `require("node:${name}")`}`,
    resolveDir: INSIDE,
  }));
}

/** The text of a module, where it is another in the file. One that asks for its own place gets a place at which the archive has what is beside it. */
async function textOf(file: string): Promise<string | undefined> {
  const own = path.relative('.', file).replaceAll(path.sep, '/');
  const text = await fs.readFile(file, 'utf8');
  if (REPLACED[own]) return REPLACED[own](text);
  if (!text.includes('import.meta.url')) return undefined;
  const place = `new URL(${JSON.stringify(own)}, PACKED_URL).href`;
  return `import {PACKED_URL} from ${inside('place.ts')};${text.replaceAll('import.meta.url', place)}`;
}

const LIBXML2 = 'node_modules/libxml2-wasm/lib';

/** libxml2 waits for itself as it is imported. In one file, modules that wait and import each other in a circle wait for ever, so it is started before. */
const LIBXML2_START = `import start from './libxml2raw.mjs';
export let libxml2;
export const startLibxml2 = async () => { libxml2 = await start(); };`;

/** @throws Error when the package does it in another way */
function startedLibxml2(text: string): string {
  const waits = "import moduleLoader from './libxml2raw.mjs';";
  const own = text
    .replace(waits, '')
    .replace('const libxml2 = await moduleLoader();', "import {libxml2} from 'sandbox:libxml2';");
  if (own.includes('moduleLoader'))
    throw new Error(`${LIBXML2}/libxml2.mjs starts otherwise: correct src/sandbox/file/seams.ts`);
  return own;
}

/** Where the licences come when it is known what was bundled: brotli, in Base64. */
export const PLACE_OF_LICENCES = '<licences>';

/**
 * What is different for modules in the sandbox's file: the file system, their place, the environment, SaxonJS, and the program of a worker.
 * @param archive the text of the module `sandbox:archive`
 */
export const seams = (archive: string): Plugin => ({
  name: 'seams',
  setup(build) {
    nodeModules(build);
    build.onResolve({filter: /^sandbox:/}, ({path: name}) => ({path: name, namespace: 'given'}));
    build.onLoad({filter: /:archive$/, namespace: 'given'}, () => ({contents: archive}));
    build.onLoad({filter: /:licences$/, namespace: 'given'}, () => ({
      contents: `export const licences = () => "${PLACE_OF_LICENCES}"`,
    }));
    build.onLoad({filter: /:libxml2$/, namespace: 'given'}, () => ({
      contents: LIBXML2_START,
      resolveDir: path.resolve(LIBXML2),
    }));
    build.onResolve({filter: /^saxon-js$/}, () => ({path: path.join(INSIDE, 'saxon.ts')}));
    build.onLoad({filter: /\.(m?js|ts)$/}, async ({path: file}) => {
      if (isInside(file)) return undefined;
      const contents = await textOf(file);
      return contents === undefined
        ? undefined
        : {contents, loader: file.endsWith('.ts') ? 'ts' : 'js', resolveDir: path.dirname(file)};
    });
  },
});
