import * as z from 'zod';
import type SoapRequest from '../../components/SoapRequest';
import {messageView} from '../../contracts/wsdl/message';
import {partOf} from '../part';
import {envelope, platformOperationNamed, platformWsdl} from '../platform';
import {platformRequest} from '../platformSamples';

/** The request of an operation of the platform, with its heading: SOAPAction, facts, elements, samples and envelope. */
export default partOf<typeof SoapRequest>()({
  attributes: {operation: z.string()},
  props: ({operation: name}) => {
    const operation = platformOperationNamed(name);
    return {
      operation,
      message: messageView(operation.request.fields, platformWsdl().types),
      request: platformRequest(operation),
      envelope: envelope(`${name}/request.xml`),
    };
  },
  heading: () => ({depth: 2, text: 'Request', id: 'request'}),
});
