import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {trackReads} from '../../sources/files';
import {publicFiles} from '../../sources/downloads';

/** Serves the public files of src/sources/downloads in the preview and in the build. */
export default function downloadsPlugin(context: LoadContext): Plugin {
  const folder = path.join(context.generatedFilesDir, 'downloads');
  const read = new Set<string>();

  async function writeAll(target: string): Promise<void> {
    for (const file of await trackReads(read, publicFiles)) {
      const place = path.join(target, file.path);
      await fs.mkdir(path.dirname(place), {recursive: true});
      await fs.writeFile(place, file.content);
    }
  }

  return {
    name: 'downloads',
    getPathsToWatch: () => [...read],
    loadContent: () => writeAll(folder),
    configureWebpack: () => ({devServer: {static: [{directory: folder, publicPath: context.baseUrl}]}}) as object,
    postBuild: ({outDir}) => writeAll(outDir),
  };
}
