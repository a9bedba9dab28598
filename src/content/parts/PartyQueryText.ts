import * as z from 'zod';
import type PartyQueryText from '../../components/PartyQueryText';
import {codeIn, codeOf} from '../../contracts/code';
import {partOf} from '../part';
import {partyOperation} from '../partyOperations';

/** An example query of vpd/operations as it is written, and its variables. */
export default partOf<typeof PartyQueryText>()({
  attributes: {name: z.string()},
  code: true,
  props: ({name}) => {
    const {query, variables} = partyOperation(name);
    return {
      name,
      query: codeIn('graphql', query),
      ...(variables && {variables: codeOf(variables, 'application/json')}),
    };
  },
});
