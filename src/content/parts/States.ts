import {inlineMarkdownToHtml} from '../../contracts/markdown';
import {mermaidOf, stateName} from '../../contracts/states';
import {stateAnchor, statesNamed} from '../../sources/states';
import {loadDrawDiagram} from '../markdown/diagram';
import {partOf, textAttribute, type Part} from '../part';

/** A sentence as HTML. A long name in it, such as a topic, may break between its words. */
const sentence = (text: string): string =>
  inlineMarkdownToHtml(text).replace(/<code>[^<]*<\/code>/g, (code) => code.replace(/(?<=[a-z])(?=[A-Z])/g, '<wbr>'));

/** The states of a thing as a diagram and a table, a machine of docs/states.yaml. `family` is a document family, such as `Order`. */
export default async (): Promise<Part> => {
  const drawDiagram = await loadDrawDiagram();
  return partOf<typeof import('../../components/States')>()({
    attributes: {of: textAttribute, family: textAttribute.optional()},
    props: ({of, family}, {id}) => {
      const machine = statesNamed(of, family);
      const {title, codes, states} = machine;
      const names = new Map(states.map((each) => [each.state, stateName(each, codes)]));
      return {
        title,
        drawing: drawDiagram(mermaidOf(machine), id),
        states: states.map(({state, code, starts, by, do: act, last, next}) => ({
          id: family === undefined ? stateAnchor(of, state) : undefined,
          name: names.get(state) ?? state,
          code,
          startsHtml: sentence(starts),
          byHtml: by === undefined ? undefined : sentence(by),
          next: `${last ? 'Usually none. Sometimes: ' : ''}${[...new Set(next.map(({to}) => names.get(to)))].join(', ') || 'None (final)'}`,
          doHtml: sentence(act),
        })),
      };
    },
    anchors: ({states}) => states.flatMap(({id}) => id ?? []),
  });
};
