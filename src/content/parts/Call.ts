import * as z from 'zod';
import type Call from '../../components/Call';
import {existsTracked} from '../files';
import {operationNamed} from '../named';
import {PartFault, partOf, pathAttribute} from '../part';
import {chosenRequest, requestChoice} from '../requests';
import {responseAttributes, responseNamed} from '../responses';

/**
 * A request and the response to it. `query` names the optional query parameters of the request, with spaces between them, each with the
 * contract's example or as `name=value`; `path` gives other values of path parameters; `file` is an example document to upload; `id` is the
 * id that the response returns, where a page has several documents of a kind; `returns` is the example document that a download returns.
 */
export default partOf<typeof Call>()({
  attributes: {
    ...responseAttributes,
    example: z.string().optional(),
    query: z.string().optional(),
    path: z.string().optional(),
    file: pathAttribute.optional(),
  },
  code: true,
  props: ({operation: id, example, query, path, file, ...response}) => {
    const operation = operationNamed(id);
    if (file && !existsTracked(`documents/examples/${file}`)) {
      throw new PartFault(`example document documents/examples/${file} does not exist`);
    }
    const written: Readonly<Record<string, string | undefined>> = {example, query, path, file};
    return {
      request: chosenRequest(
        operation,
        requestChoice((name) => written[name]),
      ),
      response: responseNamed(operation, response),
      id,
      version: operation.version,
    };
  },
});
