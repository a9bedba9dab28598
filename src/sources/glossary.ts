import {glossaryOf, type Term} from '../contracts/glossary';
import type {PageLink} from '../contracts/model';
import {linkedPage} from './pageLinks';
import {fromYaml, yamlFile} from './yaml';

const FILE = 'docs/glossary.yaml';

/** A term with the page that owns its subject, once that page is written. */
export interface GlossaryEntry extends Pick<Term, 'id' | 'term' | 'definitionHtml'> {
  readonly page?: PageLink;
}

/** The terms of the glossary, in the order of the file. */
export const glossary = fromYaml(FILE, glossaryOf);

/** The glossary as its page shows it, by the alphabet. @throws ContentError for a link to a page that does not exist */
export function glossaryEntries(): GlossaryEntry[] {
  return glossary()
    .map(({id, term, definitionHtml, link}, index) => ({
      id,
      term,
      definitionHtml,
      page: link === undefined ? undefined : linkedPage(link, yamlFile(FILE), [index, 'link']),
    }))
    .sort((a, b) => a.term.localeCompare(b.term, 'en', {sensitivity: 'base', numeric: true}));
}
