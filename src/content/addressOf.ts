/** Folders whose names are the first part of an address. */
export const SECTIONS = ['documents', 'platform', 'vpd'];

/** Where the consoles are generated; the folders in it are versions. */
export const CONSOLES = '.consoles';

/** Every folder with pages. */
export const pageFolders: readonly string[] = ['docs', ...SECTIONS, CONSOLES];

/** The address of a page by its source: docs/introduction/overview.mdx is `/introduction/overview.html`. */
export function addressOf(source: string): string {
  const path = source.replaceAll('\\', '/').replace(/\.mdx?$/, '.html');
  return `/${path.replace(/^docs\//, '').replace(`${CONSOLES}/`, 'reference/')}`;
}
