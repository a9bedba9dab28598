import {processes} from '../../sources/codeLists';
import {partOf} from '../part';

/** The process identifiers of the document types. */
export default partOf<typeof import('../../components/Processes')>()({props: () => ({processes: processes()})});
