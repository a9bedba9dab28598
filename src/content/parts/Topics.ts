import type Topics from '../../components/Topics';
import {topicTables} from '../contracts';
import {partOf} from '../part';

/** Every topic, with a filter. */
export default partOf<typeof Topics>()({attributes: {}, props: () => ({tables: topicTables()})});
