import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {trackReads} from '../../sources/files';
import {requestFiles, type RequestFile} from '../../content/requests';

interface Requests {
  /** Address of the folder with the files, with a slash at its end. */
  readonly address: string;
}

/**
 * Serves the requests of all pages, one file for each language but curl. The page script knows their folder; its name changes with their
 * content, so a browser can keep them.
 */
export default function requestsPlugin({generatedFilesDir, baseUrl}: LoadContext): Plugin<Requests> {
  const root = path.join(generatedFilesDir, 'requests');
  const isPreview = process.env.NODE_ENV !== 'production';
  const read = new Set<string>();
  let files: readonly RequestFile[] = [];
  let folder = '';

  async function write(target: string): Promise<void> {
    const place = path.join(target, folder);
    await fs.mkdir(place, {recursive: true});
    for (const {name, content} of files) await fs.writeFile(path.join(place, name), content);
  }

  return {
    name: 'requests',
    getPathsToWatch: () => [...read],
    async loadContent() {
      files = trackReads(read, requestFiles);
      const hash = createHash('sha256')
        .update(files.map(({content}) => content).join(''))
        .digest('hex')
        .slice(0, 8);
      // The names stay the same in the preview, so that it doesn't draw its pages again.
      folder = `assets/requests/${isPreview ? 'preview' : hash}/`;
      await write(root);
      return {address: `${baseUrl}${folder}`};
    },
    configureWebpack: () => ({devServer: {static: [{directory: root, publicPath: baseUrl}]}}) as object,
    postBuild: ({outDir}) => write(outDir),
  };
}
