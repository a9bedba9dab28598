import * as z from 'zod';
import type CodeBlock from '../../components/CodeBlock';
import {codeOf} from '../../contracts/code';
import {eventNamed} from '../events';
import {partOf} from '../part';

/** An event as a hook delivers it, with its whole payload. `name` is in openapi/events.yaml; `invoiceSent` is `eventInvoiceSent` of the contract. */
export default partOf<typeof CodeBlock>()({
  component: 'CodeBlock',
  attributes: {name: z.string()},
  code: true,
  props: ({name}) => {
    const event = eventNamed(name);
    return {code: codeOf(event, 'application/json'), title: `Event ${event.topic}`};
  },
});
