import {partyPlayground} from '../../addresses/places';
import {codeIn, codeOf} from '../../contracts/code';
import {partyOperation} from '../../sources/party/operations';
import {partOf, textAttribute} from '../part';

/** An example query of vpd/operations as it is written, and its variables. */
export default partOf<typeof import('../../components/PartyQueryText')>()({
  attributes: {name: textAttribute},
  code: true,
  props: ({name}) => {
    const {query, variables} = partyOperation(name);
    return {
      name,
      query: codeIn('graphql', query),
      playground: partyPlayground(query, variables && JSON.stringify(variables, null, 2)),
      ...(variables && {variables: codeOf(variables, 'application/json')}),
    };
  },
});
