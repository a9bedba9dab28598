import {isBuiltin} from 'node:module';
import path from 'node:path';
import type {Plugin, PluginBuild} from 'esbuild';
import {inside, insidePath, isInside, LIBXML2, textOf} from './texts';

/** Modules of Node.js that packed modules get in another form: where it comes from. */
const CHANGED: Readonly<Record<string, string>> = {
  fs: `require(${inside('files.ts')}).files`,
  module: `require(${inside('modules.ts')}).modules`,
};

const bare = (name: string): string => name.replace(/^node:/, '');

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
    return {path: bare(name), namespace: 'node', suffix: isPlain ? '' : '?changed'};
  });
  build.onLoad({filter: /./, namespace: 'node'}, ({path: name, suffix}) => ({
    contents: `module.exports = ${(suffix && CHANGED[name]) || `require("node:${name}")`}`,
    resolveDir: path.resolve('.'),
  }));
}

/** Where the licences come when it is known what was bundled: brotli, in Base64. */
export const PLACE_OF_LICENCES = '<licences>';

/** The modules that src/sandbox/file/inside/given.d.ts describes. */
function givenModules(build: PluginBuild, archive: string): void {
  const given: Readonly<Record<string, string>> = {
    'sandbox:archive': archive,
    'sandbox:libxml2': LIBXML2.start,
    'sandbox:licences': `export const licences = () => "${PLACE_OF_LICENCES}"`,
  };
  build.onResolve({filter: /^sandbox:/}, ({path: name}) => ({path: name, namespace: 'given'}));
  build.onLoad({filter: /./, namespace: 'given'}, ({path: name}) => ({
    contents: given[name],
    resolveDir: LIBXML2.folder,
  }));
}

/**
 * What is different for modules in the sandbox's file: the file system, their place, the environment, SaxonJS, and the program of a worker.
 * @param archive the text of the module `sandbox:archive`
 */
export const seams = (archive: string): Plugin => ({
  name: 'seams',
  setup(build) {
    nodeModules(build);
    givenModules(build, archive);
    build.onResolve({filter: /^saxon-js$/}, () => ({path: insidePath('saxon.ts')}));
    build.onLoad({filter: /\.(m?js|ts)$/}, async ({path: file}) => {
      if (isInside(file)) return undefined;
      const contents = await textOf(file);
      const loader = file.endsWith('.ts') ? 'ts' : 'js';
      return contents === undefined ? undefined : {contents, loader, resolveDir: path.dirname(file)};
    });
  },
});
