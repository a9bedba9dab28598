import {findIn} from '../../sources/authorFault';
import {LISTS} from '../../sources/codeListEntries';
import {codeLists} from '../../sources/codeLists';
import {partOf, textAttribute} from '../part';

/** Code lists, by their names with spaces between them, each with a link to its page. */
export default partOf<typeof import('../../components/CodeListIndex')>()({
  attributes: {names: textAttribute},
  props: ({names}, {section = 'Code lists'}) => ({
    label: section,
    lists: names.split(' ').map((wanted) => {
      const list = findIn(codeLists(), ({name}) => name === wanted, `no code list '${wanted}'`, `See ${LISTS}`);
      const {name, title, prefix, purposeHtml, elementHtml, count} = list;
      return {name, title, prefix, purposeHtml, elementHtml, count};
    }),
  }),
  anchors: ({lists}) => lists.map(({name}) => name),
});
