import type Tasks from '../../components/Tasks';
import {partOf} from '../part';
import {taskCards} from '../sections';

/** What the reader can do in each section, as cards. */
export default partOf<typeof Tasks>()({attributes: {}, props: () => ({cards: taskCards()})});
