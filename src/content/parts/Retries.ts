import {retries} from '../../sources/rest';
import {partOf} from '../part';

/** What a client retries, and how long it waits. */
export default partOf<typeof import('../../components/Retries')>()({props: () => ({retries: retries()})});
