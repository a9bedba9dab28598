import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const require = createRequire(import.meta.url);

const folderOf = (name: string): string => path.dirname(require.resolve(`${name}/package.json`));

/** Leads a file of a package to another one, however it is imported. */
const swap = (file: string, to: string): Record<string, string> => ({[file]: to, [`${file}.js`]: to});

/**
 * `docusaurus-theme-openapi-docs` without what it puts on every page of a site (its style sheet, its Buffer and process
 * polyfills), and without the parts of its dependencies that a request does not need: 1.7 MB become 0.2 MB.
 */
export default function consoleTheme({siteDir}: LoadContext): Plugin {
  const theme = path.join(folderOf('docusaurus-theme-openapi-docs'), 'lib/theme');
  const ours = path.join(siteDir, 'src/theme/ApiExplorer');
  const nothing = path.join(siteDir, 'src/plugins/bundles/nothing.ts');
  return {
    name: 'console-theme',
    getThemePath: () => theme,
    configureWebpack: () => ({
      resolve: {
        alias: {
          ...swap(path.join(theme, 'ApiExplorer/storage-utils'), path.join(ours, 'storage-utils.ts')),
          ...swap(path.join(folderOf('postman-collection'), 'lib/superstring/dynamic-variables'), nothing),
          'postman-collection$': path.join(ours, 'postman.ts'),
          'iconv-lite$': nothing,
          // The theme asks for it with `require`, we with `import`: without this there are two, with a form context each.
          'react-hook-form$': require.resolve('react-hook-form'),
        },
      },
    }),
  };
}
