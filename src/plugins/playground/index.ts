import type {LoadContext, Plugin} from '@docusaurus/types';
import {trackReads} from '../../sources/files';
import {partyData} from '../../sources/party/data';
import {playgroundContent} from '../../sources/party/playgroundContent';
import {servedFiles} from '../servedFiles';
import {noteShipped} from '../third-parties/shipped';
import {bundlePlayground, type PlaygroundFiles} from './bundle';

const FOLDER = 'assets/playground/';

/** Addresses of the files that a page names. */
export type PlaygroundAddresses = Omit<PlaygroundFiles, 'files' | 'inputs'>;

/** Bundles the playground, which no other page loads. The page script and the component `Playground` (`PLAYGROUND_FILES`) have the addresses of its files. */
export default function playgroundPlugin(context: LoadContext): Plugin<PlaygroundAddresses> {
  const {isPreview, serve, devServer, postBuild} = servedFiles('playground', context);
  const read = new Set<string>();
  const address = (name: string): string => `${context.baseUrl}${FOLDER}${name}`;
  return {
    name: 'playground',
    getPathsToWatch: () => [...read, 'src/playground/**/*'],
    async loadContent() {
      const content = trackReads(read, () => ({content: playgroundContent(), data: partyData()}));
      const {files, script, styles, imports, inputs} = await bundlePlayground(address(''), content, !isPreview);
      noteShipped(inputs);
      await serve(files.map((file) => ({...file, path: `${FOLDER}${file.path}`})));
      // The preview puts the addresses into its pages once; its chunks change.
      return {script: address(script), styles: address(styles), imports: isPreview ? [] : imports.map(address)};
    },
    configureWebpack: (_config, _isServer, {currentBundler}, addresses) =>
      ({
        plugins: [new currentBundler.instance.DefinePlugin({PLAYGROUND_FILES: JSON.stringify(addresses)})],
        devServer,
      }) as object,
    postBuild,
  };
}
