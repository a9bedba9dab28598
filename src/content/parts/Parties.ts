import {cast} from '../../service';
import {partOf} from '../part';

/** The parties of the examples. */
export default partOf<typeof import('../../components/Parties')>()({props: () => ({parties: Object.values(cast)})});
