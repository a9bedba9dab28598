import {operationEntry} from '../../addresses/places';
import {partOf} from '../part';

/** The check of documents in the reader's browser, and where else a document can be checked. */
export default partOf<typeof import('../../components/Checker')>()({
  props: () => ({operation: operationEntry({version: 'v1-beta', tag: 'Validate', id: 'validateDocument'})}),
});
