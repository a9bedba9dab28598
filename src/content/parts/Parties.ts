import type Parties from '../../components/Parties';
import {cast} from '../../service';
import {partOf} from '../part';

/** The parties of the examples. */
export default partOf<typeof Parties>()({attributes: {}, props: () => ({parties: Object.values(cast)})});
