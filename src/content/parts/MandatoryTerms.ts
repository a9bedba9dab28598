import {mandatoryRows} from '../../contracts/structure/mandatory';
import {joined, placedTree} from '../../sources/elementTrees';
import {partOf, textAttribute} from '../part';

/** What the documents of a message must contain; `document` names a root element where the message has several. */
export default partOf<typeof import('../../components/MandatoryTerms')>()({
  attributes: {folder: textAttribute, document: textAttribute.optional()},
  props: ({folder, document}, {section}) => {
    const placed = placedTree(folder, document);
    return {
      label: section ?? 'Mandatory',
      rows: mandatoryRows({...joined(placed), anchors: placed.anchors}, placed.syntax !== undefined),
    };
  },
});
