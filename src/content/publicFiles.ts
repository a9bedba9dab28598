import {modulesIn} from './modulesIn';

/** A public file of the site: its address without the leading slash, and its content, as text or as bytes. */
export interface PublicFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** What one contract gives to download: the default export of a file of `downloads/`. */
export type Downloads = () => PublicFile[] | Promise<PublicFile[]>;

let all: Promise<ReadonlyMap<string, Downloads>> | undefined;

/**
 * Every file that the site serves at a stable address beside its pages.
 * @throws Error for two files at one address
 */
export async function publicFiles(): Promise<PublicFile[]> {
  all ??= modulesIn(new URL('./downloads/', import.meta.url));
  const files = (await Promise.all(Array.from((await all).values(), async (downloads) => downloads()))).flat();
  const twice = files.find((file, index) => files.findIndex(({path}) => path === file.path) < index);
  if (twice) throw new Error(`Two files of src/content/downloads are to be ${twice.path}.`);
  return files;
}
