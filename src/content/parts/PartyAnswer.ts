import * as z from 'zod';
import type CodeBlock from '../../components/CodeBlock';
import {codeOf} from '../../contracts/code';
import {partOf} from '../part';
import {partyAnswer} from '../partyOperations';

/** The response of the sample service to an example query of vpd/operations. */
export default partOf<typeof CodeBlock>()({
  component: 'CodeBlock',
  attributes: {name: z.string()},
  code: true,
  props: ({name}) => ({
    code: codeOf(partyAnswer(name), 'application/json'),
    title: 'Response 200',
    label: `Response to the query ${name}`,
  }),
});
