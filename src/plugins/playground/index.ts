import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {trackReads} from '../../sources/files';
import type {PlaygroundAddresses} from '../page-script/loadedAddresses';
import {partyData} from '../../sources/party/data';
import {playgroundContent} from '../../sources/party/playgroundContent';
import {bundlePlayground, type PlaygroundFiles} from './bundle';

const FOLDER = 'assets/playground/';

/** The files of the program, and the addresses of those that a page names. */
interface Playground {
  readonly bundle: PlaygroundFiles;
  readonly addresses: PlaygroundAddresses;
}

/**
 * Bundles the playground (src/playground), a separate program that no other page loads. The page script has the addresses of its files as
 * constants; the component `Playground`, which has the browser fetch them early, reads them from `PLAYGROUND_FILES`.
 */
export default function playgroundPlugin({generatedFilesDir, baseUrl}: LoadContext): Plugin<Playground> {
  const root = path.join(generatedFilesDir, 'playground');
  const isPreview = process.env.NODE_ENV !== 'production';
  const read = new Set<string>();
  const address = (name: string): string => `${baseUrl}${FOLDER}${name}`;

  // The preview puts the addresses into its pages once; its chunks change.
  const addressesOf = ({script, styles, imports}: PlaygroundFiles): PlaygroundAddresses => ({
    script: address(script),
    styles: address(styles),
    imports: isPreview ? [] : imports.map(address),
  });

  async function write(target: string, {files}: PlaygroundFiles): Promise<void> {
    const folder = path.join(target, FOLDER);
    await fs.mkdir(folder, {recursive: true});
    for (const [name, contents] of files) await fs.writeFile(path.join(folder, name), contents);
  }

  return {
    name: 'playground',
    getPathsToWatch: () => [...read, 'src/playground/**/*'],
    async loadContent() {
      const content = trackReads(read, () => ({content: playgroundContent(), data: partyData()}));
      const bundle = await bundlePlayground(address(''), content, !isPreview);
      await write(root, bundle);
      return {bundle, addresses: addressesOf(bundle)};
    },
    configureWebpack: (_config, _isServer, {currentBundler}, {addresses}) =>
      ({
        plugins: [new currentBundler.instance.DefinePlugin({PLAYGROUND_FILES: JSON.stringify(addresses)})],
        devServer: {static: [{directory: root, publicPath: baseUrl}]},
      }) as object,
    postBuild: ({outDir, content}) => write(outDir, content.bundle),
  };
}
