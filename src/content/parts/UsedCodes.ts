import * as z from 'zod';
import type UsedCodes from '../../components/UsedCodes';
import {usedLists} from '../../contracts/structure/usedCodes';
import {partOf} from '../part';
import {businessTerms} from '../structure';
import {listReference, placedTree} from '../structureParts';

/** The code lists of a message's elements; `document` names a root element where the message has several. */
export default partOf<typeof UsedCodes>()({
  attributes: {folder: z.string(), document: z.string().optional()},
  props: ({folder, document}, {section}) => {
    const {tree, anchors} = placedTree(folder, document);
    const lists = usedLists(tree, anchors, businessTerms(), (element) =>
      element.lists.map((list) => listReference(list, tree)),
    );
    return {label: section ?? 'Codes', lists};
  },
});
