import {ContentError} from '../contracts/contentError';
import {glossaryOf, type Term} from '../contracts/glossary';
import type {PageLink} from '../contracts/model';
import {yamlFile} from './contracts';
import {memo} from './files';
import {isPending, pageLink} from './pages';

const FILE = 'docs/glossary.yaml';

/** A term with the page that owns its subject, once that page is written. */
interface GlossaryEntry {
  readonly id: string;
  readonly term: string;
  readonly definitionHtml: string;
  readonly page?: PageLink;
}

/**
 * The terms of the glossary, in the order of the file.
 * @throws ContentError as `glossaryOf` does
 */
export function glossary(): Term[] {
  return memo('glossary', () => glossaryOf(yamlFile(FILE)));
}

function pageOf(link: string | undefined, index: number): PageLink | undefined {
  if (link === undefined || isPending(link)) return undefined;
  const page = pageLink(link);
  if (page) return page;
  const line = yamlFile(FILE).lineOf([index, 'link']);
  throw new ContentError(FILE, line, `link to ${link}: no such page`, 'src/addresses/routes.json lists the addresses');
}

/**
 * The glossary as its page shows it, by the alphabet.
 * @throws ContentError as `glossary` does, and for a link to a page that does not exist
 */
export function glossaryEntries(): GlossaryEntry[] {
  return glossary()
    .map(({id, term, definitionHtml, link}, index) => ({id, term, definitionHtml, page: pageOf(link, index)}))
    .sort((a, b) => a.term.localeCompare(b.term, 'en', {sensitivity: 'base', numeric: true}));
}
