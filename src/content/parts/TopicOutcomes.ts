import {topicTables} from '../../sources/rest';
import {partOf} from '../part';

/** What the topics of each outcome mean and contain. */
export default partOf<typeof import('../../components/TopicOutcomes')>()({props: () => ({tables: topicTables()})});
