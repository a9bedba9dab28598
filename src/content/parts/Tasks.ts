import {taskCards} from '../../sources/sections';
import {partOf} from '../part';

/** What the reader can do in each section, as cards. */
export default partOf<typeof import('../../components/Tasks')>()({props: () => ({cards: taskCards()})});
