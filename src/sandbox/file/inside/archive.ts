import {brotliDecompressSync} from 'node:zlib';
import {folders} from 'sandbox:archive';

const files = new Map<string, {readonly folder: string; readonly start: number; readonly size: number}>();
/** What is directly in each folder, by its path; `true` for a folder. */
const listed = new Map<string, Map<string, boolean>>();
const opened = new Map<string, Buffer>();

function list(path: string, isFolder: boolean): void {
  const end = path.lastIndexOf('/');
  const folder = path.slice(0, Math.max(end, 0));
  const entries = listed.get(folder) ?? new Map<string, boolean>();
  listed.set(folder, entries.set(path.slice(end + 1), isFolder));
  if (end > 0) list(folder, true);
}

for (const [folder, {sizes}] of Object.entries(folders)) {
  let start = 0;
  for (const [name, size] of Object.entries(sizes)) {
    files.set(`${folder}/${name}`, {folder, start, size});
    list(`${folder}/${name}`, false);
    start += size;
  }
}

/** The size in bytes of a file of the archive; undefined for what is none. */
export const sizeOf = (path: string): number | undefined => files.get(path)?.size;

/** What is directly in a folder of the archive, with whether it is a folder; undefined for what is none. The root is the empty path. */
export const entriesOf = (path: string): ReadonlyMap<string, boolean> | undefined => listed.get(path);

/** The bytes of a file of the archive; undefined for a file that isn't in it. Its folder is unpacked with the first of its files. */
export function bytesOf(path: string): Buffer | undefined {
  const file = files.get(path);
  if (!file) return undefined;
  const {folder, start, size} = file;
  const all = opened.get(folder) ?? brotliDecompressSync(Buffer.from(folders[folder]?.data() ?? '', 'base64'));
  opened.set(folder, all);
  return Buffer.from(all.subarray(start, start + size));
}
