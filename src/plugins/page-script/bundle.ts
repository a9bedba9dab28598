import {buildSync} from 'esbuild';
import {browserTarget} from '../browserTarget';

const OPTIONS = {
  bundle: true,
  minify: true,
  write: false,
  charset: 'utf8',
  legalComments: 'none',
} as const;

/** What src/behaviour/given.d.ts declares: values by name, and the addresses of scripts that are imported when they are needed. */
export interface Given {
  readonly values?: Readonly<Record<string, string | readonly string[]>>;
  readonly scripts?: Readonly<Record<`psb:${string}`, string>>;
}

/** A script of src/behaviour, a path from the project's root, as one minified text for the browsers that the site supports. */
export function bundle(entry: string, {values = {}, scripts = {}}: Given = {}): string {
  const define = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)] as const);
  const {outputFiles} = buildSync({
    ...OPTIONS,
    target: browserTarget,
    entryPoints: [entry],
    // A module whose names a function keeps: esbuild's own form of that brings a loader of CommonJS for each import.
    format: 'esm',
    banner: {js: '(()=>{"use strict";'},
    footer: {js: '})()'},
    define: Object.fromEntries(define),
    alias: scripts,
    external: Object.values(scripts),
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** The same for a script that another one imports by its address. */
export function bundleModule(entry: string): string {
  const {outputFiles} = buildSync({...OPTIONS, target: browserTarget, entryPoints: [entry], format: 'esm'});
  return outputFiles[0]?.text.trim() ?? '';
}
