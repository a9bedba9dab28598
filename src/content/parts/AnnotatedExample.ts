import {annotated} from '../../contracts/structure/annotations';
import {annotationsIn, placedTree} from '../../sources/elementTrees';
import {exampleText, passesOf} from '../../sources/examples';
import {partOf, pathAttribute} from '../part';

/** A whole example document, a path below documents/examples, with links from its elements to the terms of the page's Structure. */
export default partOf<typeof import('../../components/AnnotatedExample')>()({
  attributes: {file: pathAttribute},
  props: ({file}, {id}) => {
    const xml = exampleText(file);
    const root = /<(?:\w+:)?([A-Z]\w+)/.exec(xml)?.[1];
    const placed = placedTree(file.split('/')[0] ?? '', root);
    const known = new Set(Array.from(placed.anchors.values(), ({own, more}) => [own, ...more]).flat());
    const passes = passesOf(file, xml);
    return {file, passes, after: `after-${id}`, code: annotated(xml, annotationsIn(xml, placed), known)};
  },
});
