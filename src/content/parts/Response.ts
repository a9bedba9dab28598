import * as z from 'zod';
import type CodeBlock from '../../components/CodeBlock';
import {operationNamed} from '../named';
import {PartFault, partOf} from '../part';
import {responseAttributes, responseNamed} from '../responses';

/** The body of one response of an operation. */
export default partOf<typeof CodeBlock>()({
  component: 'CodeBlock',
  attributes: {...responseAttributes, title: z.string().optional()},
  code: true,
  props: ({operation, title, ...wanted}) => {
    const {status, code} = responseNamed(operationNamed(operation), wanted);
    if (!code) throw new PartFault(`${operation} has no body in response ${status}`);
    return {code, title: title ?? `Response ${status}`};
  },
});
