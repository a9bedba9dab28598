import * as z from 'zod';
import type Request from '../../components/Request';
import {shownRequest} from '../../contracts/requests';
import {partOf} from '../part';
import {partyQueryKey, requestOfOperation} from '../partyOperations';

/** The request that sends an example query of vpd/operations, in every language. */
export default partOf<typeof Request>()({
  component: 'Request',
  attributes: {name: z.string()},
  code: true,
  props: ({name}) => {
    const request = shownRequest(partyQueryKey(name), requestOfOperation(name));
    return {request, title: 'Request', label: `Request of the query ${name}`};
  },
});
