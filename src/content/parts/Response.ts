import {AuthorFault} from '../../sources/authorFault';
import {operationNamed} from '../../sources/rest';
import {codeBlock, partOf, textAttribute} from '../part';
import {responseAttributes, responseNamed} from '../responses';

/** The body of one response of an operation. */
export default partOf<typeof import('../../components/CodeBlock')>()({
  ...codeBlock,
  attributes: {...responseAttributes, title: textAttribute.optional()},
  props: ({operation, title, ...wanted}) => {
    const {status, code} = responseNamed(operationNamed(operation), wanted);
    if (!code) throw new AuthorFault(`${operation} has no body in response ${status}`);
    return {code, title: title ?? `Response ${status}`};
  },
});
