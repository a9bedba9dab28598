import fs from 'node:fs';
import path from 'node:path';
import {fileOfRoute} from '../sitePath';

const EMPTY = /<div data-(?:part="?([\w-]+)"?|static-content(?:=[^\s>]*)?)>\s*<\/div>/g;

/** The ids of the parts of a built page in which nothing is drawn; `content` when that is the whole page. */
export function emptyPartsIn(html: string): string[] {
  return Array.from(html.matchAll(EMPTY), ([, id = 'content']) => id);
}

/** The parts of built pages that drew nothing, because their component gives nothing for their props: a message for each, with page and part. */
export function emptyParts(outDir: string, addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => {
    const file = path.join(outDir, fileOfRoute(address));
    return emptyPartsIn(fs.readFileSync(file, 'utf8')).map(
      (id) => `${address}: the part ${id} drew nothing. Its component in src/components gives nothing for these props`,
    );
  });
}
