import * as z from 'zod';
import type Request from '../../components/Request';
import {shownRequest} from '../../contracts/requests';
import {partOf} from '../part';
import {partyQuery, partyQueryKey, requestOfQuery} from '../partyQueries';

/** The request that sends a query of vpd/queries, in every language. */
export default partOf<typeof Request>()({
  component: 'Request',
  attributes: {name: z.string()},
  code: true,
  props: ({name}) => {
    const request = shownRequest(partyQueryKey(name), requestOfQuery(partyQuery(name)));
    return {request, title: 'Request', label: `Request of the query ${name}`};
  },
});
