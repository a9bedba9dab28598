import {partySchema} from '../../sources/party/schema';
import {partOf} from '../part';

/** What a query returns comes first. */
const KINDS = ['object', 'interface', 'enum', 'input object', 'scalar'] as const;

/** Every type of party data, those of a kind together. */
export default partOf<typeof import('../../components/PartyModel')>()({
  props: () => ({types: KINDS.flatMap((kind) => partySchema().types.filter((type) => type.kind === kind))}),
  anchors: ({types}) =>
    types.flatMap(({name, fields}) => [`type-${name}`, ...fields.map((field) => `${name}.${field.name}`)]),
});
