import type PartyModel from '../../components/PartyModel';
import {partOf} from '../part';
import {partySchema} from '../partySchema';

/** Every type of party data. */
export default partOf<typeof PartyModel>()({attributes: {}, props: () => ({types: partySchema().types})});
