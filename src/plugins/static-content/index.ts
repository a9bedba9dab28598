import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesOf} from '../../sources/files';
import {takeRecord} from '../../content/markdown/record';
import {addressOf, pageFolders} from '../../sources/pages';
import {routeOf, sitePath} from '../sitePath';
import {cacheKey} from './cacheKey';
import {emptyParts} from './emptyParts';
import {finishedPages} from './finishedPages';

/** Pages as the bundler sees them, with their dependencies and faults. `DRAWS_CONTENT` says where their content is drawn (see src/components/StaticContent). */
export default function staticContentPlugin({siteDir}: LoadContext): Plugin {
  const include = pageFolders.map((folder) => path.join(siteDir, folder, path.sep));
  const loader = {
    loader: path.join(siteDir, 'src/plugins/static-content/pageLoader.cjs'),
    options: {
      siteDir,
      attach: '@site/src/components/StaticContent/pages',
      addressOf: (file: string) => routeOf(addressOf(path.relative(siteDir, file))),
      takeRecord,
      filesOf,
      finished: finishedPages(),
    },
  };
  return {
    name: 'static-content',
    configureWebpack: (config, isServer, {currentBundler}) => ({
      ...cacheKey(config as object),
      // The server's bundle takes the pages that the client's has made.
      ...(isServer && {dependencies: ['client']}),
      plugins: [
        new currentBundler.instance.DefinePlugin({
          ...sitePath,
          DRAWS_CONTENT: JSON.stringify(isServer || process.env.NODE_ENV !== 'production'),
        }),
      ],
      module: {rules: [{test: /\.mdx?$/, include, enforce: 'post', use: [loader]}]},
    }),
    postBuild({outDir, routesPaths}) {
      const empty = emptyParts(outDir, routesPaths);
      if (empty.length > 0) throw new Error(empty.join('\n'));
    },
  };
}
