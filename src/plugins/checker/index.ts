import type {LoadContext, Plugin} from '@docusaurus/types';
import {licencesOf} from '../../sandbox/file/licences';
import {trackReads} from '../../sources/files';
import {servedFiles, shortHash} from '../servedFiles';
import {noteShipped} from '../third-parties/shipped';
import {bundlePrograms} from './bundle';
import {checkerContent} from './content';
import {checkerData} from './files';

const FOLDER = 'assets/checker/';

/** Its licence is not among those of the programs, which it is not bundled with. */
const SAXON = 'node_modules/saxon-js/package.json';

/** Addresses of the files that a page names. */
export interface CheckerAddresses {
  readonly script: string;
  readonly styles: string;
  /** Whose work is in the checker, with the texts of the licences. */
  readonly licences: string;
}

/**
 * Bundles the checker of documents (src/checker), which one page loads, and serves it with the schemas and rule sets. The page script and the component
 * `Checker` (`CHECKER_FILES`) have the addresses of its files.
 */
export default function checkerPlugin(context: LoadContext): Plugin<CheckerAddresses> {
  const {isPreview, serve, devServer, postBuild} = servedFiles('checker', context);
  const read = new Set<string>();
  const addressOf = (path: string): string => `${context.baseUrl}${FOLDER}${path}`;
  return {
    name: 'checker',
    getPathsToWatch: () => [
      ...read,
      ...['checker', 'diagnosis', 'validation', 'conversion'].map((each) => `src/${each}/**/*`),
    ],
    async loadContent() {
      const [data, content] = trackReads(read, () => [checkerData(addressOf), checkerContent()] as const);
      const {files, inputs, ...page} = await bundlePrograms({...data, content, addressOf, hashed: !isPreview});
      noteShipped([...inputs, SAXON]);
      const notices = licencesOf([...inputs, SAXON]);
      const licences = {path: `licences-${shortHash(notices)}.txt`, content: notices};
      const all = [...data.served, ...files, licences];
      await serve(all.map((file) => ({...file, path: FOLDER + file.path})));
      return {script: addressOf(page.script), styles: addressOf(page.styles), licences: addressOf(licences.path)};
    },
    configureWebpack: (_config, _isServer, {currentBundler}, addresses) =>
      ({
        plugins: [new currentBundler.instance.DefinePlugin({CHECKER_FILES: JSON.stringify(addresses)})],
        devServer,
      }) as object,
    postBuild,
  };
}
