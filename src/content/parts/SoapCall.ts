import {envelope, platformOperationNamed, platformRequest} from '../../sources/platform';
import {partOf, textAttribute} from '../part';

/**
 * An operation of the platform in a step: its samples and the response envelope. `case` shows instead the envelopes of another request,
 * such as `page-2` of platform/envelopes/GetInboxDocuments.
 */
export default partOf<typeof import('../../components/SoapCall')>()({
  attributes: {operation: textAttribute, case: textAttribute.optional()},
  code: true,
  props: ({operation: name, case: other}) => {
    const operation = platformOperationNamed(name);
    const prefix = `${name}/${other ? `${other}-` : ''}`;
    return {
      name,
      page: operation.page,
      ...(other ? {envelope: envelope(`${prefix}request.xml`)} : {request: platformRequest(operation)}),
      response: envelope(`${prefix}response.xml`),
    };
  },
});
