import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {linkSheetsOfSite, SHEETS} from './sheets';
import {UNUSED_COMPONENTS, withoutUnusedRules} from './unused';

/**
 * Packages whose style sheets belong to a few pages only. Docusaurus merges every style sheet into one and shares
 * modules widely; what comes from these stays in the chunk that asks for it.
 */
const NOT_LAZY =
  /^(?!.*[\\/](?:node_modules[\\/](?:graphiql|@graphiql|monaco-editor|docusaurus-theme-openapi-docs)|src[\\/]theme[\\/]Api\w+)[\\/])/;

/** The search box stands in the static HTML, so its style sheet is everybody's, but its code is not. */
const NOT_LAZY_CODE =
  /^(?!.*[\\/]node_modules[\\/](?:@easyops-cn|graphiql|@graphiql|monaco-editor|docusaurus-theme-openapi-docs)[\\/])/;

const ownSheets = Object.fromEntries(
  Object.entries(SHEETS).map(([name, test]) => [
    name,
    {name, test, type: 'css/mini-extract', chunks: 'all' as const, enforce: true, priority: 60},
  ]),
);

/**
 * Keeps lazy packages out of the shared bundles, Prism out of the browser altogether, our own `base.css` in Infima's place,
 * the look of some components in sheets that only their pages load
 * (`sheets.ts`), and what no page shows (`unused.ts`) out of scripts and style sheets.
 */
export default function bundlesPlugin({siteDir}: LoadContext): Plugin {
  const nothing = path.join(siteDir, 'src/plugins/bundles/nothing.ts');
  const infima = path.join(siteDir, 'node_modules/infima/dist/css/default/default.css');
  const theme = path.join(siteDir, 'node_modules/@docusaurus/theme-classic/lib');
  const prism = path.join(theme, 'prism-include-languages');
  const unused = [
    prism,
    `${prism}.js`,
    ...UNUSED_COMPONENTS.map((name) => path.join(theme, 'theme', name, 'index.js')),
  ];
  return {
    name: 'bundles',
    configureWebpack(_config, isServer) {
      return {
        resolve: {
          alias: {
            ...Object.fromEntries(unused.map((file) => [file, nothing])),
            [infima]: path.join(siteDir, 'src/css/base.css'),
          },
        },
        ...(isServer
          ? {}
          : {
              optimization: {
                splitChunks: {cacheGroups: {...ownSheets, styles: {test: NOT_LAZY}, common: {test: NOT_LAZY_CODE}}},
              },
            }),
      };
    },
    configurePostCss(options) {
      return {...options, plugins: [...options.plugins, withoutUnusedRules]};
    },
    postBuild: ({outDir}) => linkSheetsOfSite(outDir),
  };
}
