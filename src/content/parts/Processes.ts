import type Processes from '../../components/Processes';
import {processes} from '../identifiers';
import {partOf} from '../part';

/** The process identifiers of the document types. */
export default partOf<typeof Processes>()({attributes: {}, props: () => ({processes: processes()})});
