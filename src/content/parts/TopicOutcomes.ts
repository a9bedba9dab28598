import type TopicOutcomes from '../../components/TopicOutcomes';
import {topicTables} from '../contracts';
import {partOf} from '../part';

/** What the topics of each outcome mean and contain. */
export default partOf<typeof TopicOutcomes>()({attributes: {}, props: () => ({tables: topicTables()})});
