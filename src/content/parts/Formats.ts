import * as z from 'zod';
import type Formats from '../../components/Formats';
import {formatRows} from '../../contracts/formats/overview';
import {formatRegistry} from '../formats';
import {pageLink} from '../pages';
import {PartFault, partOf} from '../part';

/** The formats of a group of documents/formats.yaml, with syntax, version, root elements and use. */
export default partOf<typeof Formats>()({
  attributes: {group: z.string()},
  props: ({group}) => {
    const registry = formatRegistry();
    const label = registry.groups.find(({id}) => id === group)?.title;
    if (!label) throw new PartFault(`no group '${group}' in documents/formats.yaml`);
    return {formats: formatRows(registry, group, pageLink), label};
  },
});
