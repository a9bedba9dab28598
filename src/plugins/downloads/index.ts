import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publicFiles} from './files';

async function writeAll(folder: string): Promise<void> {
  for (const file of await publicFiles()) {
    const target = path.join(folder, file.path);
    await fs.mkdir(path.dirname(target), {recursive: true});
    await fs.writeFile(target, file.content);
  }
}

/** Serves the contracts and example documents, tokens filled, in the preview and in the build. */
export default function downloadsPlugin(context: LoadContext): Plugin {
  const folder = path.join(context.generatedFilesDir, 'downloads');
  return {
    name: 'downloads',
    getPathsToWatch: () => ['openapi/*.yaml', 'documents/examples/**/*.xml'],
    loadContent: () => writeAll(folder),
    configureWebpack: () => ({devServer: {static: [{directory: folder, publicPath: context.baseUrl}]}}) as object,
    postBuild: ({outDir}) => writeAll(outDir),
  };
}
