import fs from 'node:fs/promises';
import path from 'node:path';

const EMPTY = /<div data-(?:part="?([\w-]+)"?|static-content(?:=[^\s>]*)?)>\s*<\/div>/g;

/** The ids of the parts of a built page in which nothing is drawn; `content` when that is the whole page. */
export function emptyPartsIn(html: string): string[] {
  return Array.from(html.matchAll(EMPTY), ([, id = 'content']) => id);
}

/**
 * Looks through the built pages for parts that drew nothing, because their component gives nothing for their props.
 * @param outDir folder of the built site
 * @param addresses of its pages
 * @returns one message for each, with the page and the id of the part, which begins with its name
 */
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
