import {usedLists} from '../../contracts/structure/usedCodes';
import {listReference, placedTree} from '../../sources/elementTrees';
import {businessTerms} from '../../sources/structure';
import {partOf, textAttribute} from '../part';

/** The code lists of a message's elements; `document` names a root element where the message has several. */
export default partOf<typeof import('../../components/UsedCodes')>()({
  attributes: {folder: textAttribute, document: textAttribute.optional()},
  props: ({folder, document}, {section}) => {
    const {tree, anchors} = placedTree(folder, document);
    const lists = usedLists(tree, anchors, businessTerms(), (element) =>
      element.lists.map((list) => listReference(list, tree)),
    );
    return {label: section ?? 'Codes', lists};
  },
});
