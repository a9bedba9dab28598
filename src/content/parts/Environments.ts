import {service} from '../../service';
import {partOf} from '../part';

/** The hosts of every interface. */
export default partOf<typeof import('../../components/Environments')>()({props: () => ({service})});
