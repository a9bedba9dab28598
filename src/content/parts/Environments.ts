import type Environments from '../../components/Environments';
import {service} from '../../service';
import {partOf} from '../part';

/** The hosts of every interface. */
export default partOf<typeof Environments>()({attributes: {}, props: () => ({service})});
