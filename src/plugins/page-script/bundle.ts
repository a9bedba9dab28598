import {buildSync} from 'esbuild';

/**
 * A script of src/behaviour as one minified text for the browsers that the site supports.
 * @param entry path from the project's root
 */
export function bundle(entry: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    charset: 'utf8',
    legalComments: 'none',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
