import {expectExample} from '../../sources/examples';
import {operationNamed} from '../../sources/rest';
import {partOf, pathAttribute, textAttribute} from '../part';
import {chosenRequest, requestChoice} from '../requests';
import {responseAttributes, responseNamed} from '../responses';

/**
 * A request and the response to it. `query` names the optional query parameters of the request, with spaces between them, each with the
 * contract's example or as `name=value`; `path` gives other values of path parameters; `file` is an example document to upload; `id` is the
 * id that the response returns, where a page has several documents of a kind; `returns` is the example document that a download returns.
 */
export default partOf<typeof import('../../components/Call')>()({
  attributes: {
    ...responseAttributes,
    example: textAttribute.optional(),
    query: textAttribute.optional(),
    path: textAttribute.optional(),
    file: pathAttribute.optional(),
  },
  code: true,
  props: ({operation: id, example, query, path, file, ...response}) => {
    const operation = operationNamed(id);
    if (file) expectExample(file);
    return {
      request: chosenRequest(operation, requestChoice({example, query, path, file})),
      response: responseNamed(operation, response),
      id,
      version: operation.version,
    };
  },
});
