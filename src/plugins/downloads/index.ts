import type {LoadContext, Plugin} from '@docusaurus/types';
import {trackReads} from '../../sources/files';
import {publicFiles, type PublicFile} from '../../sources/downloads';
import {servedFiles} from '../servedFiles';

/** Serves the public files of src/sources/downloads.ts in the preview and in the build. */
export default function downloadsPlugin(context: LoadContext): Plugin<readonly PublicFile[]> {
  const {serve, devServer, postBuild} = servedFiles('downloads', context);
  const read = new Set<string>();
  return {
    name: 'downloads',
    getPathsToWatch: () => [...read],
    async loadContent() {
      const files = await trackReads(read, publicFiles);
      await serve(files);
      return files;
    },
    configureWebpack: () => ({devServer}) as object,
    postBuild,
  };
}
