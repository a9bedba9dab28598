import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addressOf, pageFolders} from '../../content/pages';

/**
 * Pages as the bundler sees them: each waits for `attachPage` before it is shown, and `DRAWS_CONTENT` says where its content is drawn (see
 * src/components/StaticContent).
 */
export default function staticContentPlugin({siteDir}: LoadContext): Plugin {
  const include = pageFolders.map((folder) => path.join(siteDir, folder, path.sep));
  const loader = {
    loader: path.join(siteDir, 'src/plugins/static-content/attachLoader.cjs'),
    options: {
      attach: '@site/src/components/StaticContent/pages',
      addressOf: (file: string) => addressOf(path.relative(siteDir, file)),
    },
  };
  return {
    name: 'static-content',
    configureWebpack: (_config, isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({
          DRAWS_CONTENT: JSON.stringify(isServer || process.env.NODE_ENV !== 'production'),
        }),
      ],
      module: {rules: [{test: /\.mdx?$/, include, enforce: 'post', use: [loader]}]},
    }),
  };
}
