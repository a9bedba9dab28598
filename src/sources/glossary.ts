import {glossaryOf} from '../contracts/glossary';
import {memoized} from './files';
import {linkedPage} from './pageLinks';
import {fromYaml, yamlFile} from './yaml';

const FILE = 'docs/glossary.yaml';

/** The terms of the glossary, in the order of the file. */
export const glossary = fromYaml(FILE, glossaryOf);

/** The glossary as its page shows it, by the alphabet. @throws ContentError for a link to a page that does not exist */
export const glossaryEntries = memoized(() =>
  glossary()
    .map(({id, term, definitionHtml, link}, index) => ({
      id,
      term,
      definitionHtml,
      page: link === undefined ? undefined : linkedPage(link, yamlFile(FILE), [index, 'link']),
    }))
    .sort((a, b) => a.term.localeCompare(b.term, 'en', {sensitivity: 'base', numeric: true})),
);
