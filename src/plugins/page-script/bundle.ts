import {buildSync} from 'esbuild';

const OPTIONS = {
  bundle: true,
  minify: true,
  write: false,
  charset: 'utf8',
  legalComments: 'none',
} as const;

const TARGET = ['chrome109', 'firefox115', 'safari16.4'];

/**
 * A script of src/behaviour as one minified text for the browsers that the site supports.
 * @param entry path from the project's root
 * @param addresses of scripts that it imports when it needs them, by the names that it has for them
 */
export function bundle(entry: string, addresses: Readonly<Record<string, string>> = {}): string {
  const names = Object.entries(addresses).map(([name, address]) => [name, JSON.stringify(address)] as const);
  const {outputFiles} = buildSync({
    ...OPTIONS,
    target: TARGET,
    entryPoints: [entry],
    format: 'iife',
    define: Object.fromEntries(names),
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** The same for a script that another one imports by its address. */
export function bundleModule(entry: string): string {
  const {outputFiles} = buildSync({...OPTIONS, target: TARGET, entryPoints: [entry], format: 'esm'});
  return outputFiles[0]?.text.trim() ?? '';
}
