import * as z from 'zod';
import {checkYaml, parseYaml} from '../contracts/yamlFile';
import {existsTracked, memo, readTracked} from './files';
import {addressOf, CONSOLES, pageFolders, SECTIONS} from './addressOf';
import {frontMatterSchema} from './frontMatter';
import {frontMatterOf} from './frontMatterOf';

export {addressOf, CONSOLES, pageFolders};

/** The source of a page by its address: `/introduction/overview.html` is docs/introduction/overview.mdx. */
export function sourceOf(address: string): string | undefined {
  const path = address.slice(1).replace(/\.html.*$/, '');
  const base = SECTIONS.some((section) => path.startsWith(`${section}/`)) ? path : `docs/${path}`;
  return [`${base}.mdx`, `${base}.md`].find((file) => existsTracked(file));
}

const PENDING = 'src/addresses/pending.json';

/**
 * The addresses of the site that have no page yet.
 * @throws ContentError for a file that is no list
 */
export function pendingAddresses(): ReadonlySet<string> {
  return memo(
    'pending addresses',
    () => new Set(checkYaml(parseYaml(readTracked(PENDING), PENDING), z.array(z.string()))),
  );
}

/** Whether an address (a hash may follow) is among others, which have no hash. */
export const isAmong = (addresses: ReadonlySet<string>, address: string): boolean =>
  addresses.has(address.split('#')[0] ?? '');

/** Whether an address of the site (a hash may follow) has no page yet. */
export const isPending = (address: string): boolean => isAmong(pendingAddresses(), address);

/**
 * Address and title of a page, for links that a contract names.
 * @returns nothing for a page that is not written yet
 */
export function pageLink(address: string): {href: string; title: string} | undefined {
  const source = isPending(address) ? undefined : sourceOf(address);
  if (!source) return undefined;
  const {title} = frontMatterSchema.pick({title: true}).strip().parse(frontMatterOf(source));
  return {href: address, title};
}
