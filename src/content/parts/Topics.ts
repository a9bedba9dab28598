import {topicEntry} from '../../addresses/places';
import {topics, topicTables} from '../../sources/rest';
import {partOf} from '../part';

/** Every topic, with a filter. */
export default partOf<typeof import('../../components/Topics')>()({
  props: () => ({tables: topicTables()}),
  anchors: () => topics().topics.map(({topic}) => topicEntry(topic).replace(/^.*#/, '')),
});
