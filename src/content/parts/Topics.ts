import {topicTables} from '../../sources/rest';
import {partOf} from '../part';

/** Every topic, with a filter. */
export default partOf<typeof import('../../components/Topics')>()({props: () => ({tables: topicTables()})});
