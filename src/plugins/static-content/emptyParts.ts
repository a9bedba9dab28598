import fs from 'node:fs/promises';
import path from 'node:path';

const EMPTY = /<div data-(?:part="?([\w-]+)"?|static-content(?:=[^\s>]*)?)>\s*<\/div>/g;

/** The ids of the parts of a built page in which nothing is drawn; `content` when that is the whole page. */
export function emptyPartsIn(html: string): string[] {
  return Array.from(html.matchAll(EMPTY), ([, id = 'content']) => id);
}

/** The parts of built pages that drew nothing, because their component gives nothing for their props: a message for each, with page and part. */
export async function emptyParts(outDir: string, addresses: readonly string[]): Promise<string[]> {
  const messages = addresses.map(async (address) => {
    const file = path.join(outDir, address.endsWith('/') ? `${address}index.html` : address);
    const html = await fs.readFile(file, 'utf8');
    return emptyPartsIn(html).map(
      (id) => `${address}: the part ${id} drew nothing. Its component in src/components gives nothing for these props`,
    );
  });
  return (await Promise.all(messages)).flat();
}
