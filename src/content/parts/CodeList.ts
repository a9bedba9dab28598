import * as z from 'zod';
import type CodeList from '../../components/CodeList';
import {codeLists} from '../codeLists';
import {PartFault, partOf} from '../part';

/** A code list, with its heading. */
export default partOf<typeof CodeList>()({
  attributes: {name: z.string()},
  props: ({name}) => {
    const list = codeLists().find((each) => each.name === name);
    if (!list) throw new PartFault(`no code list '${name}'`, 'documents/codelists/lists.yaml has an entry for each');
    return {list};
  },
  heading: ({list: {title, name}}) => ({depth: 3, text: title, id: name}),
});
