import * as z from 'zod';
import type CodeBlock from '../../components/CodeBlock';
import {answerAttributes, answerOf} from '../answers';
import {operationNamed} from '../named';
import {PartFault, partOf} from '../part';

/** The body of one answer of an operation. */
export default partOf<typeof CodeBlock>()({
  component: 'CodeBlock',
  attributes: {...answerAttributes, title: z.string().optional()},
  code: true,
  props: ({operation, title, ...wanted}) => {
    const {status, code} = answerOf(operationNamed(operation), wanted);
    if (!code) throw new PartFault(`${operation} has no body in answer ${status}`);
    return {code, title: title ?? `Answer ${status}`};
  },
});
