import {buildSync, type BuildOptions} from 'esbuild';
import {browserTarget} from '../browserTarget';
import {sitePath} from '../sitePath';

/** What src/behaviour/given.d.ts declares: values by name, and the addresses of scripts that are imported when they are needed. */
export interface Given {
  readonly values?: Readonly<Record<string, string | readonly string[] | Readonly<Record<string, object>>>>;
  readonly scripts?: Readonly<Record<`psb:${string}`, string>>;
}

/** A script of src/behaviour, a path from the project's root, as one minified module for the browsers that the site supports. */
export function bundleModule(
  entry: string,
  {values = {}, scripts = {}}: Given = {},
  options: BuildOptions = {},
): string {
  const define = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)] as const);
  const {outputFiles} = buildSync({
    bundle: true,
    minify: true,
    write: false,
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
  return outputFiles?.[0]?.text.trim() ?? '';
}

/** The same for a script element. */
export const bundle = (entry: string, given?: Given): string =>
  bundleModule(entry, given, {banner: {js: '(()=>{"use strict";'}, footer: {js: '})()'}});
