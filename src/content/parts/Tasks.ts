import {tasks} from '../../sources/sections';
import {partOf} from '../part';

/** What the reader can do: the first steps as cards, and the tasks of each section as lists. */
export default partOf<typeof import('../../components/Tasks')>()({props: tasks});
