import {codeOf} from '../../contracts/code';
import {eventNamed} from '../../sources/events';
import {codeBlock, partOf, textAttribute} from '../part';

/** An event as a hook delivers it, with its whole payload. `name` is in openapi/events.yaml; `invoiceSent` is `eventInvoiceSent` of the contract. */
export default partOf<typeof import('../../components/CodeBlock')>()({
  ...codeBlock,
  attributes: {name: textAttribute},
  props: ({name}) => {
    const event = eventNamed(name);
    return {code: codeOf(event, 'application/json'), title: `Event ${event.topic}`};
  },
});
