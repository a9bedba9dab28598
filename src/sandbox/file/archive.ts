import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import type {Embedded} from './embedded';

/** More than 9 takes ten times as long, and saves a twentieth. */
const OPTIONS = {params: {[constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22}};

/** The files of a folder by their sizes, in order, and all of them compressed as one: they are read together, and are alike. */
async function folderOf(name: string, files: readonly Embedded[]): Promise<string> {
  const sizes = Object.fromEntries(files.map((file) => [path.posix.basename(file.path), file.content.length]));
  const packed = await promisify(brotliCompress)(Buffer.concat(files.map(({content}) => content)), OPTIONS);
  return `${JSON.stringify(name)}: {sizes: ${JSON.stringify(sizes)}, data: () => "${packed.toString('base64')}"}`;
}

/**
 * The module `sandbox:archive`, which inside/archive.d.ts describes: files by folder. The data of a folder is the result of a function, so that
 * neither the text nor what is in it is made before it is needed.
 */
export async function archiveModule(files: readonly Embedded[]): Promise<string> {
  const folders = new Map<string, Embedded[]>();
  for (const file of files) {
    const name = path.posix.dirname(file.path);
    folders.set(name, [...(folders.get(name) ?? []), file]);
  }
  const entries = await Promise.all(Array.from(folders, ([name, inside]) => folderOf(name, inside)));
  return `export const folders = {\n${entries.join(',\n')}\n};\n`;
}
