import * as z from 'zod';
import type Call from '../../components/Call';
import {answerAttributes, answerOf} from '../answers';
import {operationNamed} from '../named';
import {partOf} from '../part';
import {chosenRequest} from '../requests';

/** A request and the response to it. `query` names the optional query parameters of the request, with spaces between them. */
export default partOf<typeof Call>()({
  attributes: {...answerAttributes, example: z.string().optional(), query: z.string().optional()},
  code: true,
  props: ({operation: id, example, query, ...answer}) => {
    const operation = operationNamed(id);
    return {
      request: chosenRequest(operation, {example, query: query?.split(' ')}),
      answer: answerOf(operation, answer),
      id,
      version: operation.version,
    };
  },
});
