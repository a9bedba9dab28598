import * as z from 'zod';
import type Call from '../../components/Call';
import {curlOf} from '../../contracts/openapi/curl';
import {placedOperations} from '../../contracts/openapi/operations';
import {openApi} from '../contracts';
import {operationNamed} from '../named';
import {PartFault, partOf} from '../part';
import {responseAttributes, responseNamed} from '../responses';

/** A request and the answer to it. `query` names the optional query parameters of the request, with spaces between them. */
export default partOf<typeof Call>()({
  attributes: {...responseAttributes, example: z.string().optional(), query: z.string().optional()},
  code: true,
  props: ({operation: id, example, query, ...answer}) => {
    const operation = operationNamed(id);
    const {version, parameters, body} = operation;
    if (example && !body?.contents.some(({examples}) => examples.some(({name}) => name === example))) {
      throw new PartFault(`${id} has no request example '${example}'`);
    }
    const asked = query?.split(' ') ?? [];
    const unknown = asked.find((each) => !parameters.some(({name, in: place}) => place === 'query' && name === each));
    if (unknown) throw new PartFault(`${id} has no query parameter '${unknown}'`);
    const document = openApi(version);
    const placed = placedOperations(document).find((each) => each.operation.operationId === id);
    if (!placed) throw new PartFault(`operation '${id}' is not in openapi/${version}.yaml`);
    return {
      request: curlOf(document, placed, {example, query: asked}),
      answer: responseNamed(operation, answer),
      id,
      version,
    };
  },
});
