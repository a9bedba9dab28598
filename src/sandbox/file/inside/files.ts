import {channel} from 'node:diagnostics_channel';
import fs from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {bytesOf, entriesOf, sizeOf} from './archive';
import {PACKED} from './place';

/** Says which files of the project are asked for: a test compares them with those that travel. */
const asked = channel('psb-sandbox:files');

type Place = string | Buffer | URL | number;

/** The path of a file of the project, from its root; undefined for a file of the reader. */
function ofProject(place: Place): string | undefined {
  if (typeof place === 'number' || Buffer.isBuffer(place)) return undefined;
  const given = place instanceof URL ? fileURLToPath(place) : place;
  const own = path.isAbsolute(given) ? path.relative(PACKED, given) : path.normalize(given);
  const file = own.replaceAll(path.sep, '/').replace(/\/$/, '');
  if (path.isAbsolute(own) || entriesOf('')?.has(file.split('/')[0] ?? '') !== true) return undefined;
  asked.publish(file);
  return file;
}

const missing = (file: string): Error =>
  Object.assign(new Error(`ENOENT: ${file} is not part of the sandbox's file`), {code: 'ENOENT'});

type ReadOptions = BufferEncoding | {readonly encoding?: BufferEncoding | null} | null;

const encodingOf = (options?: ReadOptions): BufferEncoding | null | undefined =>
  typeof options === 'string' ? options : options?.encoding;

function readFileSync(place: Place, options?: ReadOptions): string | Buffer {
  const file = ofProject(place);
  if (file === undefined) return fs.readFileSync(place, options);
  const bytes = bytesOf(file);
  if (!bytes) throw missing(file);
  const encoding = encodingOf(options);
  return encoding ? bytes.toString(encoding) : bytes;
}

function existsSync(place: string | Buffer | URL): boolean {
  const file = ofProject(place);
  return file === undefined ? fs.existsSync(place) : (sizeOf(file) ?? entriesOf(file)) !== undefined;
}

/** What the project asks of a file: its time never changes. */
const statOf = (size: number, isFolder: boolean) => ({
  ...{size, mtimeMs: 0, isFile: () => !isFolder, isDirectory: () => isFolder},
});

function statSync(place: string | Buffer | URL, options?: {readonly throwIfNoEntry?: boolean}): unknown {
  const file = ofProject(place);
  if (file === undefined) return fs.statSync(place, options as {throwIfNoEntry: true});
  const size = sizeOf(file);
  if (size !== undefined || entriesOf(file)) return statOf(size ?? 0, size === undefined);
  if (options?.throwIfNoEntry === false) return undefined;
  throw missing(file);
}

interface ListOptions {
  readonly withFileTypes?: boolean;
  readonly recursive?: boolean;
}

function listOf(file: string, {withFileTypes, recursive}: ListOptions, below = ''): unknown[] {
  const entries = entriesOf(file);
  if (!entries) throw missing(file);
  return Array.from(entries).flatMap(([name, isFolder]) => {
    const entry = {name, parentPath: file, path: file, isFile: () => !isFolder, isDirectory: () => isFolder};
    const deeper =
      isFolder && recursive ? listOf(`${file}/${name}`, {withFileTypes, recursive}, `${below}${name}/`) : [];
    return [withFileTypes ? entry : `${below}${name}`, ...deeper];
  });
}

function readdirSync(place: string | Buffer | URL, options?: ListOptions | null): unknown[] {
  const file = ofProject(place);
  return file === undefined ? fs.readdirSync(place, options as {withFileTypes: true}) : listOf(file, options ?? {});
}

/**
 * What the modules of the sandbox's file get as `node:fs`: files of the project come out of the archive, whatever is in the folder where the
 * program runs, and all others from the disk.
 */
export const files = {...fs, readFileSync, existsSync, statSync, readdirSync};
