import {messageView} from '../../contracts/wsdl/message';
import {found} from '../../sources/authorFault';
import {platformWsdl} from '../../sources/platform';
import {partOf, textAttribute} from '../part';

/** The elements of one type of the WSDL; those of small types are written out. */
export default partOf<typeof import('../../components/SoapType')>()({
  attributes: {name: textAttribute},
  props: ({name}) => {
    const {types} = platformWsdl();
    const type = found(types.get(name), `type '${name}' is not in platform/platform.wsdl`);
    return {type: {...type, fields: messageView(type.fields, types).fields}};
  },
});
