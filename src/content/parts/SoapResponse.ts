import {messageView} from '../../contracts/wsdl/message';
import {envelope, platformOperationNamed, platformWsdl} from '../../sources/platform';
import {partOf, textAttribute} from '../part';

/** The response of an operation of the platform, with its heading: elements, types that the request lacks, and envelope. */
export default partOf<typeof import('../../components/SoapResponse')>()({
  attributes: {operation: textAttribute},
  props: ({operation: name}) => {
    const {request, response} = platformOperationNamed(name);
    const {types} = platformWsdl();
    const known = messageView(request.fields, types).types.map((type) => type.name);
    return {
      name,
      element: response.element,
      message: messageView(response.fields, types, known),
      known,
      envelope: envelope(`${name}/response.xml`),
    };
  },
  heading: () => ({depth: 2, text: 'Response', id: 'response'}),
  anchors: ({message: {types}}) => types.map(({name}) => `type-${name}`),
});
