import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addressOf, pageFolders} from '../../content/pages';

/**
 * Pages as the bundler sees them: each waits for `attachPage` before it is shown, and `DRAWS_PARTS` says where its parts are drawn (see
 * src/components/Part).
 */
export default function pagePartsPlugin({siteDir}: LoadContext): Plugin {
  const include = pageFolders.map((folder) => path.join(siteDir, folder, path.sep));
  const loader = {
    loader: path.join(siteDir, 'src/plugins/page-parts/attachLoader.cjs'),
    options: {
      attach: '@site/src/components/Part/pages',
      addressOf: (file: string) => addressOf(path.relative(siteDir, file)),
    },
  };
  return {
    name: 'page-parts',
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({
          DRAWS_PARTS: JSON.stringify(isServer || process.env.NODE_ENV !== 'production'),
        }),
      ],
      module: {rules: [{test: /\.mdx?$/, include, enforce: 'post', use: [loader]}]},
    }),
  };
}
