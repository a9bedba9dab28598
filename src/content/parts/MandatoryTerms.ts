import * as z from 'zod';
import type MandatoryTerms from '../../components/MandatoryTerms';
import {mandatoryRows} from '../../contracts/structure/mandatory';
import {partOf} from '../part';
import {joined, placedTree} from '../structureParts';

/** What the documents of a message must contain; `document` names a root element where the message has several. */
export default partOf<typeof MandatoryTerms>()({
  attributes: {folder: z.string(), document: z.string().optional()},
  props: ({folder, document}, {section}) => {
    const placed = placedTree(folder, document);
    return {
      label: section ?? 'Mandatory',
      rows: mandatoryRows({...joined(placed), anchors: placed.anchors}, placed.syntax !== undefined),
    };
  },
});
