import type Retries from '../../components/Retries';
import {retries} from '../contracts';
import {partOf} from '../part';

/** What a client retries, and how long it waits. */
export default partOf<typeof Retries>()({attributes: {}, props: () => ({retries: retries()})});
