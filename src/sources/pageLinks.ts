import {parse} from 'yaml';
import * as z from 'zod';
import {codeListPage, codeListsPage} from '../addresses/codeLists';
import {guideOf} from '../addresses/formatPages';
import type {PageLink} from '../contracts/model';
import {failAt, type YamlFile} from '../contracts/yamlFile';
import {listEntries} from './codeListEntries';
import {readAspect} from './files';
import {titleOfFormatPage} from './formats';
import {addressOf, sourceOf} from './pages';
import {fillTokens} from './tokens';

const titleOfList = (page: string): string | undefined =>
  guideOf(page) === codeListsPage ? listEntries().find(({name}) => codeListPage(name) === page)?.title : undefined;

/** The title that a registry gives a page: of a format, or of a code list; nothing for every other page. */
export const titleFromData = (page: string): string | undefined => titleOfFormatPage(page) ?? titleOfList(page);

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
