import * as z from 'zod';
import type Operation from '../../components/Operation';
import {operationNamed} from '../named';
import {partOf} from '../part';

/** An operation, whole, with its heading. */
export default partOf<typeof Operation>()({
  attributes: {id: z.string(), level: z.enum(['2', '3', '4']).default('2')},
  props: ({id}) => ({operation: operationNamed(id)}),
  heading: ({operation}, {level}) => ({
    depth: ({2: 2, 3: 3, 4: 4} as const)[level],
    text: operation.summary,
    id: operation.id,
  }),
});
