import type {LoadContext, Plugin} from '@docusaurus/types';
import {arazzoText} from '../../content/arazzo/document';
import {API_CATALOG, apiCatalogText} from '../../sources/apiCatalog';
import {ARAZZO, catalogueText} from '../../sources/catalogue';
import {publicFiles, type PublicFile} from '../../sources/downloads';
import {trackReads} from '../../sources/files';
import {sandboxFiles} from '../sandbox-file/files';
import {servedFiles} from '../servedFiles';

const CATALOGUE = 'catalogue.json';

/** Serves the guides as workflows, the catalogue of the files for programs, and that of the APIs; its content is their paths. The first has the size and hash of the sandbox, which is made meanwhile. */
export default function cataloguePlugin(context: LoadContext): Plugin<readonly Pick<PublicFile, 'path'>[]> {
  const {serve, devServer, postBuild} = servedFiles('catalogue', context);
  const read = new Set<string>();
  let served = Promise.resolve();

  async function load(): Promise<void> {
    // Before the first wait: the preview asks what is read as soon as `loadContent` returns.
    const made = [
      {path: ARAZZO.path, content: arazzoText()},
      {path: API_CATALOG, content: apiCatalogText()},
    ];
    const all = [...made, ...(await publicFiles()), ...(await sandboxFiles())];
    await serve([...made, {path: CATALOGUE, content: catalogueText(all)}]);
  }

  return {
    name: 'catalogue',
    getPathsToWatch: () => [...read],
    loadContent() {
      served = trackReads(read, load);
      // Who waits for it is told: the build below, the preview here.
      served.catch((problem: unknown) => process.stderr.write(`/${CATALOGUE}: ${String(problem)}\n`));
      return [ARAZZO.path, API_CATALOG, CATALOGUE].map((path) => ({path}));
    },
    configureWebpack: () => ({devServer}) as object,
    async postBuild(build) {
      await served;
      await postBuild(build);
    },
  };
}
