import type NetworkAddresses from '../../components/NetworkAddresses';
import {service} from '../../service';
import {partOf} from '../part';

/** What the administrator of a firewall or mail server needs. */
export default partOf<typeof NetworkAddresses>()({attributes: {}, props: () => ({service})});
