import * as z from 'zod';
import type SoapType from '../../components/SoapType';
import {messageView} from '../../contracts/wsdl/message';
import {PartFault, partOf} from '../part';
import {platformWsdl} from '../platform';

/** The elements of one type of the WSDL; those of small types are written out. */
export default partOf<typeof SoapType>()({
  attributes: {name: z.string()},
  props: ({name}) => {
    const {types} = platformWsdl();
    const type = types.get(name);
    if (!type) throw new PartFault(`type '${name}' is not in platform/platform.wsdl`);
    return {type: {...type, fields: messageView(type.fields, types).fields}};
  },
});
