import * as z from 'zod';
import type Call from '../../components/Call';
import {operationNamed} from '../named';
import {partOf} from '../part';
import {chosenRequest} from '../requests';
import {responseAttributes, responseNamed} from '../responses';

/** A request and the response to it. `query` names the optional query parameters of the request, with spaces between them. */
export default partOf<typeof Call>()({
  attributes: {...responseAttributes, example: z.string().optional(), query: z.string().optional()},
  code: true,
  props: ({operation: id, example, query, ...response}) => {
    const operation = operationNamed(id);
    return {
      request: chosenRequest(operation, {example, query: query?.split(' ')}),
      response: responseNamed(operation, response),
      id,
      version: operation.version,
    };
  },
});
