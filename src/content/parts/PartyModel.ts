import {partySchema} from '../../sources/party/schema';
import {partOf} from '../part';

/** Every type of party data. */
export default partOf<typeof import('../../components/PartyModel')>()({
  props: () => ({types: partySchema().types}),
  anchors: ({types}) =>
    types.flatMap(({name, fields}) => [`type-${name}`, ...fields.map((field) => `${name}.${field.name}`)]),
});
