import {partySchema} from '../../sources/party/schema';
import {partOf} from '../part';

/** Every type of party data. */
export default partOf<typeof import('../../components/PartyModel')>()({props: () => ({types: partySchema().types})});
