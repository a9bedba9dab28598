import * as z from 'zod';
import type Conversions from '../../components/Conversions';
import {conversionMatrix} from '../../contracts/formats/overview';
import {formatRegistry, groupTitle} from '../formats';
import {pageLink} from '../pages';
import {partOf} from '../part';

/** What the bus converts between the formats of a group, as a matrix. */
export default partOf<typeof Conversions>()({
  attributes: {group: z.string()},
  props: ({group}) => ({
    label: `Conversions: ${groupTitle(group).toLowerCase()}`,
    ...conversionMatrix(formatRegistry(), group, pageLink),
  }),
});
