import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const require = createRequire(import.meta.url);

const folderOf = (name: string): string => path.dirname(require.resolve(`${name}/package.json`));

/** Leads a file of a package to another one, however it is imported. */
const swap = (file: string, ending: string, to: string): Record<string, string> => ({
  [file]: to,
  [`${file}.${ending}`]: to,
});

/**
 * `docusaurus-theme-openapi-docs` without its style sheet and polyfills, which go to every page, and without what a request does not need of its dependencies,
 * which makes 1.8 MB 0.3 MB. It is compiled from its sources, because its CommonJS build keeps all exports of Docusaurus in every page's script.
 */
export default function consoleTheme({siteDir}: LoadContext): Plugin {
  const theme = path.join(folderOf('docusaurus-theme-openapi-docs'), 'src/theme');
  const ours = path.join(siteDir, 'src/theme/ApiExplorer');
  const nothing = path.join(siteDir, 'src/plugins/bundles/nothing.ts');
  return {
    name: 'console-theme',
    getThemePath: () => theme,
    configureWebpack: (_config, isServer, {getJSLoader}) => ({
      module: {rules: [{test: /\.tsx?$/, include: theme, use: [getJSLoader({isServer})]}]},
      resolve: {
        alias: {
          ...swap(path.join(theme, 'ApiExplorer/storage-utils'), 'ts', path.join(ours, 'storage-utils.ts')),
          ...swap(path.join(folderOf('postman-collection'), 'lib/superstring/dynamic-variables'), 'js', nothing),
          'postman-collection$': path.join(ours, 'postman.ts'),
          'iconv-lite$': nothing,
        },
      },
    }),
  };
}
