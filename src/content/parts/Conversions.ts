import {conversionMatrix} from '../../contracts/formats/overview';
import {formatRegistry, groupTitle} from '../../sources/formats';
import {partOf, textAttribute} from '../part';

/** What the bus converts between the formats of a group, as a matrix. */
export default partOf<typeof import('../../components/Conversions')>()({
  attributes: {group: textAttribute},
  props: ({group}) => ({
    label: `Conversions: ${groupTitle(group).toLowerCase()}`,
    ...conversionMatrix(formatRegistry(), group),
  }),
});
