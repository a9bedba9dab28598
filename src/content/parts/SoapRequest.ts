import {messageView} from '../../contracts/wsdl/message';
import {platformOperationNamed, platformWsdl} from '../../sources/platform';
import {partOf, textAttribute} from '../part';

/** The request of an operation of the platform, with its heading: path, SOAPAction, facts and elements. */
export default partOf<typeof import('../../components/SoapRequest')>()({
  attributes: {operation: textAttribute},
  props: ({operation: name}) => {
    const operation = platformOperationNamed(name);
    return {
      operation,
      path: new URL(platformWsdl().address).pathname,
      message: messageView(operation.request.fields, platformWsdl().types),
    };
  },
  heading: () => ({depth: 2, text: 'Request', id: 'request'}),
  anchors: ({message: {types}}) => types.map(({name}) => `type-${name}`),
});
