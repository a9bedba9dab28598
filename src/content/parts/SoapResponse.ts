import * as z from 'zod';
import type SoapResponse from '../../components/SoapResponse';
import {messageView} from '../../contracts/wsdl/message';
import {partOf} from '../part';
import {envelope, platformOperationNamed, platformWsdl} from '../platform';

/** The response of an operation of the platform, with its heading: elements, types that the request lacks, and envelope. */
export default partOf<typeof SoapResponse>()({
  attributes: {operation: z.string()},
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
});
