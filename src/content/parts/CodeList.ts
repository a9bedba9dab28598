import {findIn} from '../../sources/authorFault';
import {codeLists} from '../../sources/codeLists';
import {partOf, textAttribute} from '../part';

/** A code list, whose title is that of its page. */
export default partOf<typeof import('../../components/CodeList')>()({
  attributes: {name: textAttribute},
  props: ({name}) => {
    const remedy = 'documents/codelists/lists.yaml has an entry for each';
    return {list: findIn(codeLists(), (list) => list.name === name, `no code list '${name}'`, remedy)};
  },
  anchors: ({list: {common, others}}) => [...common, ...others].map(({anchor}) => anchor),
});
