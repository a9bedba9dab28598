import {operationNamed} from '../../sources/rest';
import {choiceAttribute, partOf, textAttribute} from '../part';

/** An operation, whole, with its heading. */
export default partOf<typeof import('../../components/Operation')>()({
  attributes: {id: textAttribute, level: choiceAttribute(['2', '3', '4']).default('2')},
  props: ({id}) => ({operation: operationNamed(id)}),
  heading: ({operation: {summary, id}}, {level}) => ({
    depth: ({2: 2, 3: 3, 4: 4} as const)[level],
    text: summary,
    id,
  }),
});
