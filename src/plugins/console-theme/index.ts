import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const require = createRequire(import.meta.url);

/**
 * `docusaurus-theme-openapi-docs` without what it puts on every page of a site: its style sheet (the console pages import the
 * parts that they use) and its Buffer and process polyfills (nothing here needs them).
 */
export default function consoleTheme({siteDir}: LoadContext): Plugin {
  const theme = path.join(path.dirname(require.resolve('docusaurus-theme-openapi-docs/package.json')), 'lib/theme');
  const fakeData = path.join(path.dirname(require.resolve('postman-collection/package.json')), 'lib/superstring/dynamic-variables');
  const nothing = path.join(siteDir, 'src/plugins/bundles/nothing.ts');
  return {
    name: 'console-theme',
    getThemePath: () => theme,
    configureWebpack: () => ({
      resolve: {
        alias: {[fakeData]: nothing, [`${fakeData}.js`]: nothing},
        fallback: {buffer: false, path: false, stream: false},
      },
    }),
  };
}
