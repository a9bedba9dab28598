import * as z from 'zod';
import type States from '../../components/States';
import {inlineMarkdownToHtml} from '../../contracts/markdown';
import {mermaidOf} from '../../contracts/states';
import {drawDiagram} from '../markdown/diagram';
import {partOf} from '../part';
import {statesNamed} from '../states';

/** The states of a thing as a diagram and a table, a machine of docs/states.yaml. `family` is a document family, such as `Order`. */
export default partOf<typeof States>()({
  attributes: {of: z.string(), family: z.string().optional()},
  props: ({of, family}, {id}) => {
    const {title, states, ...machine} = statesNamed(of, family);
    return {
      title,
      drawing: drawDiagram(mermaidOf({title, states, ...machine}), id),
      states: states.map(({state, code, starts, by, do: act, next}) => ({
        state,
        code,
        startsHtml: inlineMarkdownToHtml(starts),
        byHtml: by === undefined ? undefined : inlineMarkdownToHtml(by),
        next: [...new Set(next.map(({to}) => to))],
        doHtml: inlineMarkdownToHtml(act),
      })),
    };
  },
});
