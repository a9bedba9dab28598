import * as z from 'zod';
import type DocumentTypes from '../../components/DocumentTypes';
import {documentTypes} from '../identifiers';
import {PartFault, partOf} from '../part';

/** The document types of one group of documents/codelists/document-types.yaml. */
export default partOf<typeof DocumentTypes>()({
  attributes: {group: z.string(), label: z.string()},
  props: ({group, label}) => {
    const types = documentTypes().filter((type) => type.group === group);
    if (types.length === 0) throw new PartFault(`no document types in '${group}'`);
    return {types, label};
  },
});
