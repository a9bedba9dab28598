import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CONTRACT_FOLDERS} from '../../content/contracts';

/** Makes pages depend on the contracts that they render, in the preview and in the bundler's cache. */
export default function contentDependenciesPlugin({siteDir}: LoadContext): Plugin {
  const folders = CONTRACT_FOLDERS.map((folder) => path.join(siteDir, folder));
  const include = ['docs', 'documents', 'platform', 'vpd'].map((section) => path.join(siteDir, section, path.sep));
  return {
    name: 'content-dependencies',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include,
            enforce: 'pre',
            use: [{loader: path.join(siteDir, 'src/plugins/content-dependencies/loader.cjs'), options: {folders}}],
          },
        ],
      },
    }),
  };
}
