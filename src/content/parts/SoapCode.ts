import {envelope, platformOperationNamed, platformRequest} from '../../sources/platform';
import {partOf, textAttribute} from '../part';

/** The request of an operation of the platform as code, which `Step` shows beside what the operation does: samples and envelope. */
export default partOf<typeof import('../../components/SoapCode')>()({
  attributes: {operation: textAttribute},
  code: true,
  props: ({operation: name}) => ({
    name,
    request: platformRequest(platformOperationNamed(name)),
    envelope: envelope(`${name}/request.xml`),
  }),
});
