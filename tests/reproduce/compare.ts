import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** What two folders have in common. */
export interface Comparison {
  /** How many different paths the two have together. */
  readonly files: number;
  /** A line for each path that is in one folder alone, or whose bytes differ, with the first of these bytes. Sorted by path. */
  readonly differences: readonly string[];
  /** SHA-256 over the paths and the hashes of the first folder. */
  readonly digest: string;
}

const SHOWN = 60;

/** All files of a folder with their SHA-256, by their paths in it, with `/`. */
function hashes(folder: string): Map<string, string> {
  const entries = fs.readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  const files = entries.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  return new Map(
    files.map((file) => [
      path.relative(folder, file).replaceAll(path.sep, '/'),
      createHash('sha256').update(fs.readFileSync(file)).digest('hex'),
    ]),
  );
}

/** The first place at which two different contents differ, with what each has there. */
function firstDifference(one: Buffer, other: Buffer): string {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  const found = shorter.findIndex((byte, index) => byte !== longer[index]);
  const at = found < 0 ? shorter.length : found;
  const shown = [one, other].map((bytes) => JSON.stringify(bytes.toString('latin1', Math.max(0, at - 20), at + SHOWN)));
  return `byte ${at}: ${shown.join(' and ')}`;
}

/** Compares all files of two folders byte by byte. */
export function compareFolders(one: string, other: string): Comparison {
  const [first, second] = [hashes(one), hashes(other)];
  const files = [...new Set([...first.keys(), ...second.keys()])].sort();
  const differences = files.flatMap((file) => {
    if (first.get(file) === second.get(file)) return [];
    if (!second.has(file)) return [`${file}: only in ${one}`];
    if (!first.has(file)) return [`${file}: only in ${other}`];
    const [a, b] = [one, other].map((folder) => fs.readFileSync(path.join(folder, file)));
    return a && b ? [`${file}: ${firstDifference(a, b)}`] : [];
  });
  const list = Array.from(first, ([file, hash]) => `${hash}  ${file}\n`).join('');
  return {files: files.length, differences, digest: createHash('sha256').update(list).digest('hex')};
}
