import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const {resolve} = createRequire(import.meta.url);

/**
 * Packages whose style sheets and code belong to a few pages only. Docusaurus merges every style sheet into one and shares
 * modules widely; what comes from these stays in the chunk that asks for it.
 */
const NOT_LAZY =
  /^(?!.*[\\/](?:node_modules[\\/](?:graphiql|@graphiql|monaco-editor|docusaurus-theme-openapi-docs)|src[\\/]theme[\\/]Api\w+)[\\/])/;

/** The search box stands in the static HTML, so its style sheet is everybody's, but its code is not. */
const NOT_LAZY_CODE =
  /^(?!.*[\\/]node_modules[\\/](?:@easyops-cn|graphiql|@graphiql|monaco-editor|docusaurus-theme-openapi-docs)[\\/])/;

/** Keeps lazy packages out of the shared bundles, Prism out of the browser altogether, and our own `base.css` in Infima's place. */
export default function bundlesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'bundles',
    configureWebpack(_config, isServer) {
      const nothing = path.join(siteDir, 'src/plugins/bundles/nothing.ts');
      const infima = resolve('infima/dist/css/default/default.css');
      const prism = resolve('@docusaurus/theme-classic/lib/prism-include-languages').replace(/\.js$/, '');
      return {
        resolve: {
          alias: {[prism]: nothing, [`${prism}.js`]: nothing, [infima]: path.join(siteDir, 'src/css/base.css')},
        },
        ...(isServer
          ? {}
          : {optimization: {splitChunks: {cacheGroups: {styles: {test: NOT_LAZY}, common: {test: NOT_LAZY_CODE}}}}}),
      };
    },
  };
}
