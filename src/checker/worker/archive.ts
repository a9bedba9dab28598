import {unzipSync, type UnzipFileInfo} from 'fflate';
import {MAXIMUM_BYTES} from '../../validation/limits';
import type {NamedFile} from '../protocol';

/** How many files of an archive are checked, and how many bytes they have together. */
const MOST_FILES = 200;
const MOST_BYTES = 2 * MAXIMUM_BYTES;

/** The first bytes of a zip: of a file in it, or of the end of an empty one. */
const ZIP = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
];

/** Whether a file is a zip. @param head its first bytes */
export const isZip = (head: Uint8Array): boolean =>
  ZIP.some((signature) => signature.every((byte, index) => head[index] === byte));

/** Documents, without the copies that macOS adds. Archives in an archive are not opened. */
const isDocument = ({name}: UnzipFileInfo): boolean =>
  /\.(?:xml|pdf)$/i.test(name) && !/(?:^|\/)(?:__MACOSX\/|\._)/.test(name);

/** What of an archive may be unpacked. It counts what the archive says of its files, which `fflate` never exceeds. */
function permitted(): (file: UnzipFileInfo) => boolean {
  const names = new Set<string>();
  let files = 0;
  let bytes = 0;
  return (file) => {
    if (!isDocument(file)) return false;
    // `fflate` would give the last of them alone.
    if (names.has(file.name))
      throw new Error(`The zip contains two files with the name ${file.name}. Rename one of them.`);
    names.add(file.name);
    files += 1;
    bytes += file.originalSize;
    if (files > MOST_FILES)
      throw new Error(`The zip contains more than ${MOST_FILES} documents. Split them into several zip files.`);
    if (bytes > MOST_BYTES)
      throw new Error('The documents in the zip are larger than 100 MB in total. Split them into several zip files.');
    return true;
  };
}

const UNREADABLE = 'The zip is damaged or encrypted, so its files could not be read.';

/** Whether the first file of a zip is encrypted, by the flags behind its signature. What isn't compressed besides would be read as if it were a document. */
const isEncrypted = (zip: Uint8Array): boolean => zip[2] === 0x03 && ((zip[6] ?? 0) & 1) === 1;

/** Why a zip could not be read, in words. What `fflate` throws has a code. */
const reasonOf = (problem: unknown): string =>
  problem instanceof Error && !('code' in problem) ? problem.message : UNREADABLE;

/**
 * The documents in a zip.
 * @throws Error in words for an archive that is damaged, encrypted, has no document or too much of them
 */
export function documentsIn(zip: Uint8Array): NamedFile[] {
  if (isEncrypted(zip)) throw new Error(UNREADABLE);
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(zip, {filter: permitted()});
  } catch (problem) {
    throw new Error(reasonOf(problem), {cause: problem});
  }
  const found = Object.entries(files).map(([name, bytes]) => ({name, file: new Blob([Uint8Array.from(bytes)])}));
  if (found.length > 0) return found;
  throw new Error('The zip contains no XML or PDF files. Zip files inside a zip are not opened.');
}
