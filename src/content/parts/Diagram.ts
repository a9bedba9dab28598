import * as z from 'zod';
import {attempt, AuthorFault} from '../../sources/authorFault';
import {loadDrawDiagram} from '../markdown/diagram';
import {partOf, type Part} from '../part';

/** A `mermaid` fence, drawn at build time. */
export default async (): Promise<Part> => {
  const drawDiagram = await loadDrawDiagram();
  return partOf<typeof import('../../components/Diagram')>()({
    fence: 'mermaid',
    attributes: {language: z.literal('mermaid'), text: z.string(), title: z.string().optional()},
    props: ({text, title}, {id}) => {
      if (!title) throw new AuthorFault('diagram without a title', 'Write ```mermaid title="What the diagram shows"');
      const drawing = attempt('diagram cannot be drawn', () => drawDiagram(text, id), 'Correct the Mermaid text');
      return {title, ...drawing};
    },
  });
};
