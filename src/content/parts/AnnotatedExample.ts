import type AnnotatedExample from '../../components/AnnotatedExample';
import {annotated} from '../../contracts/structure/annotations';
import {passesOf} from '../formats';
import {PartFault, partOf, pathAttribute} from '../part';
import {exampleText} from '../structure';
import {annotationsIn, placedTree} from '../structureParts';

/** A whole example document, a path below documents/examples, with links from its elements to the terms of the page's Structure. */
export default partOf<typeof AnnotatedExample>()({
  attributes: {file: pathAttribute},
  props: ({file}, {id}) => {
    const xml = exampleText(file);
    if (xml === undefined) throw new PartFault(`example document documents/examples/${file} does not exist`);
    const root = /<(?:\w+:)?([A-Z]\w+)/.exec(xml)?.[1];
    const placed = placedTree(file.split('/')[0] ?? '', root);
    const known = new Set(Array.from(placed.anchors.values(), ({own, more}) => [own, ...more]).flat());
    const passes = passesOf(file, xml);
    return {file, passes, after: `after-${id}`, code: annotated(xml, annotationsIn(xml, placed), known)};
  },
});
