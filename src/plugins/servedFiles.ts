import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PublicFile} from '../sources/downloads';

/** The start of a text's hash, for the names of files that browsers keep. */
export const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

async function writeAll(files: readonly PublicFile[], target: string): Promise<void> {
  for (const file of files) {
    const place = path.join(target, file.path);
    await fs.mkdir(path.dirname(place), {recursive: true});
    await fs.writeFile(place, file.content);
  }
}

const isEqual = (one: PublicFile['content'], other: PublicFile['content'] | undefined): boolean =>
  other !== undefined && (one === other || Buffer.from(one).equals(Buffer.from(other)));

interface ServedFiles {
  readonly isPreview: boolean;
  /** Serves these files in place of those before. */
  readonly serve: (files: readonly PublicFile[]) => Promise<void>;
  readonly devServer: object;
  readonly postBuild: (build: {readonly outDir: string}) => Promise<void>;
}

/** What a plugin needs to serve files that it makes: in the preview from a generated folder, in the build beside the pages. */
export function servedFiles(plugin: string, {generatedFilesDir, baseUrl}: LoadContext): ServedFiles {
  const folder = path.join(generatedFilesDir, plugin);
  const isPreview = process.env.NODE_ENV !== 'production';
  let served: readonly PublicFile[] = [];
  return {
    isPreview,
    serve: async (files) => {
      const before = new Map(served.map(({path: place, content}) => [place, content]));
      const changed = files.filter((file) => !isEqual(file.content, before.get(file.path)));
      served = files;
      if (isPreview) await writeAll(changed, folder);
    },
    // Without the option, the preview hides /.well-known.
    devServer: {static: [{directory: folder, publicPath: baseUrl, staticOptions: {dotfiles: 'allow'}}]},
    postBuild: ({outDir}) => writeAll(served, outDir),
  };
}
