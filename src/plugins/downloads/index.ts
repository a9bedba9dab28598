import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {trackReads} from '../../sources/files';
import {publicFiles, type PublicFile} from '../../sources/downloads';

async function writeAll(files: readonly PublicFile[], target: string): Promise<void> {
  for (const file of files) {
    const place = path.join(target, file.path);
    await fs.mkdir(path.dirname(place), {recursive: true});
    await fs.writeFile(place, file.content);
  }
}

/** Serves the public files of src/sources/downloads in the preview and in the build. */
export default function downloadsPlugin(context: LoadContext): Plugin<readonly PublicFile[]> {
  const folder = path.join(context.generatedFilesDir, 'downloads');
  const read = new Set<string>();
  return {
    name: 'downloads',
    getPathsToWatch: () => [...read],
    async loadContent() {
      const files = await trackReads(read, publicFiles);
      if (process.env.NODE_ENV !== 'production') await writeAll(files, folder);
      return files;
    },
    configureWebpack: () => ({devServer: {static: [{directory: folder, publicPath: context.baseUrl}]}}) as object,
    postBuild: ({outDir, content}) => writeAll(content, outDir),
  };
}
