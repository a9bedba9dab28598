import {service} from '../../service';
import {partOf} from '../part';

/** What the administrator of a firewall or mail server needs. */
export default partOf<typeof import('../../components/NetworkAddresses')>()({props: () => ({service})});
