import {parse} from 'yaml';
import * as z from 'zod';
import type {PageLink} from '../contracts/model';
import {failAt, type YamlFile} from '../contracts/yamlFile';
import {readAspect} from './files';
import {addressOf, sourceOf} from './pages';
import {titleFromData} from './titles';
import {fillTokens} from './tokens';

/** The front matter of a page's source, unchecked, tokens filled, with the title that a registry gives the page; `{}` without front matter. */
export function frontMatterOf(file: string): unknown {
  const block = readAspect(file, 'frontMatter');
  if (block === null) return {};
  const title = titleFromData(addressOf(file));
  return {...(parse(fillTokens(block, file).replace(/---$/, '')) as object), ...(title && {title})};
}

/** Address and title of a page, for links that a contract names; nothing for an address without a page. */
export function pageLink(address: string): PageLink | undefined {
  const source = sourceOf(address);
  if (source === undefined) return undefined;
  return {href: address, title: z.object({title: z.string()}).parse(frontMatterOf(source)).title};
}

/** The page that a contract links to. @throws ContentError for an address that the site does not have */
export const linkedPage = (address: string, yaml: YamlFile, at: readonly PropertyKey[]): PageLink =>
  pageLink(address) ??
  failAt(yaml, at, `link to ${address}: no such page`, 'src/addresses/routes.json lists the addresses');
