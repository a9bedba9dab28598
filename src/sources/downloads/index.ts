import {codeListDownloads} from './codeLists';
import {contractDownloads} from './contracts';
import {exampleDownloads} from './examples';

/** A public file of the site: its address without the leading slash, and its content, as text or as bytes. */
export interface PublicFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** Every file that the site serves at a stable address beside its pages. @throws Error for two files at one address */
export async function publicFiles(): Promise<PublicFile[]> {
  const files = [...codeListDownloads(), ...(await exampleDownloads()), ...(await contractDownloads())];
  const twice = files.find((file, index) => files.findIndex(({path}) => path === file.path) < index);
  if (twice) throw new Error(`Two files of src/sources/downloads are to be ${twice.path}.`);
  return files;
}
