import type {LoadContext, Plugin} from '@docusaurus/types';
import {API_CATALOG, apiCatalogText} from '../../sources/apiCatalog';
import {catalogueText} from '../../sources/catalogue';
import {publicFiles, type PublicFile} from '../../sources/downloads';
import {trackReads} from '../../sources/files';
import {sandboxFiles} from '../sandbox-file/files';
import {servedFiles} from '../servedFiles';

const CATALOGUE = 'catalogue.json';

/** Serves the catalogue of the files for programs, and that of the APIs; its content is their paths. The first has the size and hash of the sandbox, which is made meanwhile. */
export default function cataloguePlugin(context: LoadContext): Plugin<readonly Pick<PublicFile, 'path'>[]> {
  const {serve, devServer, postBuild} = servedFiles('catalogue', context);
  const read = new Set<string>();
  let served = Promise.resolve();

  async function load(): Promise<void> {
    const files = await publicFiles();
    const catalog = {path: API_CATALOG, content: apiCatalogText()};
    const all = [...files, ...(await sandboxFiles())];
    await serve([catalog, {path: CATALOGUE, content: catalogueText(all)}]);
  }

  return {
    name: 'catalogue',
    getPathsToWatch: () => [...read],
    loadContent() {
      served = trackReads(read, load);
      // Who waits for it is told: the build below, the preview here.
      served.catch((problem: unknown) => process.stderr.write(`/${CATALOGUE}: ${String(problem)}\n`));
      return [{path: API_CATALOG}, {path: CATALOGUE}];
    },
    configureWebpack: () => ({devServer}) as object,
    async postBuild(build) {
      await served;
      await postBuild(build);
    },
  };
}
