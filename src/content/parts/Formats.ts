import * as z from 'zod';
import type Formats from '../../components/Formats';
import {formatRows} from '../../contracts/formats/overview';
import {formatRegistry, groupTitle} from '../formats';
import {pageLink} from '../pages';
import {partOf} from '../part';

/** The formats of a group of documents/formats.yaml, with syntax, version, root elements and use. */
export default partOf<typeof Formats>()({
  attributes: {group: z.string()},
  props: ({group}) => ({label: groupTitle(group), formats: formatRows(formatRegistry(), group, pageLink)}),
});
