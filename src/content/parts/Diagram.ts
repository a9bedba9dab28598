import * as z from 'zod';
import type Diagram from '../../components/Diagram';
import {drawDiagram, type Drawing} from '../markdown/diagram';
import {PartFault, partOf} from '../part';

function drawn(mermaid: string, id: string): Drawing {
  try {
    return drawDiagram(mermaid, id);
  } catch (error) {
    throw new PartFault(`diagram cannot be drawn: ${String(error)}`, 'Correct the Mermaid text');
  }
}

/** A `mermaid` fence, drawn at build time. */
export default partOf<typeof Diagram>()({
  fence: 'mermaid',
  attributes: {language: z.literal('mermaid'), text: z.string(), title: z.string().optional()},
  props: ({text, title}, {id}) => {
    if (!title) throw new PartFault('diagram without a title', 'Write ```mermaid title="What the diagram shows"');
    return {title, ...drawn(text, id)};
  },
});
