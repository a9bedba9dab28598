import {elementView} from '../../contracts/structure/view';
import {joined, placedTree} from '../../sources/elementTrees';
import {idsBelow} from '../idsBelow';
import {partOf, textAttribute} from '../part';

/** The element tree of a message, by its id; `document` names a root element where the message has several. */
export default partOf<typeof import('../../components/Structure')>()({
  attributes: {folder: textAttribute, document: textAttribute.optional()},
  props: ({folder, document}, {page}) => {
    const placed = placedTree(folder, document);
    const joinedTree = joined(placed, page);
    const {tree} = placed;
    const elements = tree.elements.map((element) => elementView(element, joinedTree));
    return {root: tree.root.replace(/^\w+:/, ''), elements};
  },
  anchors: ({elements}) => idsBelow(elements),
});
