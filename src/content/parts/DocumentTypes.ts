import {AuthorFault} from '../../sources/authorFault';
import {documentTypes} from '../../sources/codeLists';
import {partOf, textAttribute} from '../part';

/** The document types of one group of documents/codelists/document-types.yaml. */
export default partOf<typeof import('../../components/DocumentTypes')>()({
  attributes: {group: textAttribute, label: textAttribute},
  props: ({group, label}) => {
    const types = documentTypes().filter((type) => type.group === group);
    if (types.length === 0) throw new AuthorFault(`no document types in '${group}'`);
    return {types, label};
  },
  anchors: ({types}) => types.map(({anchor}) => anchor),
});
