import {buildSync, type BuildOptions} from 'esbuild';
import {memoized, readTracked, untracked} from '../../sources/files';
import {browserTarget} from '../browserTarget';
import {sitePath} from '../sitePath';

/** What src/behaviour/given.d.ts declares: values by name, and the addresses of scripts that are imported when they are needed. */
export interface Given {
  readonly values?: Readonly<Record<string, string | readonly string[] | Readonly<Record<string, object>>>>;
  readonly scripts?: Readonly<Record<`psb:${string}`, string>>;
}

/** The preview asks for all scripts with each edit of a contract; one is made again when a file of it has changed. */
const bundled = memoized((entry: string, {values = {}, scripts = {}}: Given, options: BuildOptions): string => {
  const define = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)] as const);
  const {outputFiles, metafile} = buildSync({
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    charset: 'utf8',
    legalComments: 'none',
    target: browserTarget,
    // A module whose names a function keeps: esbuild's own form of that brings a loader of CommonJS for each import.
    format: 'esm',
    entryPoints: [entry],
    define: {...sitePath, ...Object.fromEntries(define)},
    alias: scripts,
    external: Object.values(scripts),
    ...options,
  });
  // Values have a name in angle brackets.
  for (const file of Object.keys(metafile?.inputs ?? {})) if (!file.startsWith('<')) readTracked(file);
  return outputFiles?.[0]?.text.trim() ?? '';
});

/** A script of src/behaviour, a path from the project's root, as one minified module for the browsers that the site supports. */
export const bundleModule = (entry: string, given: Given = {}, options: BuildOptions = {}): string =>
  untracked(() => bundled(entry, given, options));

/** The same for a script element. */
export const bundle = (entry: string, given?: Given): string =>
  bundleModule(entry, given, {banner: {js: '(()=>{"use strict";'}, footer: {js: '})()'}});
