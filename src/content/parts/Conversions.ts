import * as z from 'zod';
import type Conversions from '../../components/Conversions';
import {conversionMatrix} from '../../contracts/formats/overview';
import {formatRegistry} from '../formats';
import {pageLink} from '../pages';
import {PartFault, partOf} from '../part';

/** What the bus converts between the formats of a group, as a matrix. */
export default partOf<typeof Conversions>()({
  attributes: {group: z.string()},
  props: ({group}) => {
    const registry = formatRegistry();
    const title = registry.groups.find(({id}) => id === group)?.title;
    if (!title) throw new PartFault(`no group '${group}' in documents/formats.yaml`);
    return {...conversionMatrix(registry, group, pageLink), label: `Conversions: ${title.toLowerCase()}`};
  },
});
