import * as z from 'zod';
import type Structure from '../../components/Structure';
import {elementView} from '../../contracts/structure/view';
import {partOf} from '../part';
import {joined, placedTree} from '../structureParts';

/** The element tree of a message, by its id; `document` names a root element where the message has several. */
export default partOf<typeof Structure>()({
  attributes: {folder: z.string(), document: z.string().optional()},
  props: ({folder, document}) => {
    const placed = placedTree(folder, document);
    const joinedTree = joined(placed);
    const {tree} = placed;
    const elements = tree.elements.map((element) => elementView(element, joinedTree));
    return {root: tree.root.replace(/^\w+:/, ''), elements};
  },
});
