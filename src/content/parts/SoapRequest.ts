import {messageView} from '../../contracts/wsdl/message';
import {envelope, platformOperationNamed, platformRequest, platformWsdl} from '../../sources/platform';
import {partOf, textAttribute} from '../part';

/** The request of an operation of the platform, with its heading: SOAPAction, facts, elements, samples and envelope. */
export default partOf<typeof import('../../components/SoapRequest')>()({
  attributes: {operation: textAttribute},
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
  anchors: ({message: {types}}) => types.map(({name}) => `type-${name}`),
});
