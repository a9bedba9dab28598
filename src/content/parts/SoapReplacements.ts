import {platformOperationNamed} from '../../sources/platform';
import {partOf, textAttribute} from '../part';

/** What replaces an operation of the platform in REST, with its heading. */
export default partOf<typeof import('../../components/SoapReplacements')>()({
  attributes: {operation: textAttribute},
  props: ({operation}) => ({name: operation, replacements: platformOperationNamed(operation).rest}),
  heading: () => ({depth: 2, text: 'In REST', id: 'rest'}),
});
