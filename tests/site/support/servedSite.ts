import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {build} from './site';

/** Files with their compressed forms. What is in a form tells that a host sent the form, and didn't compress the file itself. */
export const PACKED = ['page.html', 'style.css', 'script.js', 'data.json', 'drawing.svg', 'text.txt'] as const;

/** What a packed file contains: as it is, or in one of its forms. */
export const packedText = (name: string, coding: '' | 'gzip' | 'br'): string => `${name} ${coding} `.repeat(200);

/**
 * A folder that has the built site at a path, by links, and the files of `PACKED` in its folder `packed`.
 * @returns the folder that a host serves
 */
export function servedSite(scratch: string, sitePath: string): string {
  const root = path.join(scratch, 'site');
  const site = path.join(root, sitePath);
  fs.mkdirSync(path.join(site, 'packed'), {recursive: true});
  for (const name of fs.readdirSync(build)) fs.symlinkSync(path.resolve(build, name), path.join(site, name));
  for (const name of PACKED) {
    const file = path.join(site, 'packed', name);
    fs.writeFileSync(file, packedText(name, ''));
    fs.writeFileSync(`${file}.gz`, gzipSync(packedText(name, 'gzip')));
    fs.writeFileSync(`${file}.br`, brotliCompressSync(packedText(name, 'br')));
  }
  return root;
}
