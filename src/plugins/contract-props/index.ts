import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CONTRACT_FOLDERS} from '../../content/contracts';
import {propsOf} from '../../content/markdown/props';

/** Serves the data of contract components as modules of their own, so that a page does not carry what is drawn already. */
export default function contractPropsPlugin({siteDir}: LoadContext): Plugin {
  const here = path.join(siteDir, 'src/plugins/contract-props');
  const options = {expand: propsOf, folders: CONTRACT_FOLDERS.map((folder) => path.join(siteDir, folder))};
  return {
    name: 'contract-props',
    configureWebpack: () => ({
      module: {
        rules: [{resource: path.join(here, 'props.js'), use: [{loader: path.join(here, 'loader.cjs'), options}]}],
      },
    }),
  };
}
