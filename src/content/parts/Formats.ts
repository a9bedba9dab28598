import {formatRows} from '../../contracts/formats/overview';
import {formatRegistry, groupTitle} from '../../sources/formats';
import {partOf, textAttribute} from '../part';

/** The formats of a group of documents/formats.yaml, with use, syntax, version and root elements. */
export default partOf<typeof import('../../components/Formats')>()({
  attributes: {group: textAttribute},
  props: ({group}) => ({label: groupTitle(group), formats: formatRows(formatRegistry(), group)}),
});
