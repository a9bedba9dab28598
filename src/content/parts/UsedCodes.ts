import {usedLists} from '../../contracts/structure/usedCodes';
import type {TreeElement} from '../../contracts/structure/tree';
import {listReference, placedTree, treeAddress} from '../../sources/elementTrees';
import {businessTerms} from '../../sources/structure';
import {partOf, textAttribute} from '../part';

/** The code lists of a message's elements; `document` names a root element where the message has several. */
export default partOf<typeof import('../../components/UsedCodes')>()({
  attributes: {folder: textAttribute, document: textAttribute.optional()},
  props: ({folder, document}, {section, page}) => {
    const {tree, anchors, placed} = placedTree(folder, document);
    const hrefOf = (element: TreeElement): string => `${treeAddress(placed, page)}#${anchors.get(element)?.own}`;
    const lists = usedLists(tree, hrefOf, businessTerms(), (element) =>
      element.lists.map((list) => listReference(list, tree)),
    );
    return {label: section ?? 'Codes', lists};
  },
});
