import type {OpenApiDocument} from '../../contracts/openapi/document';
import {jsonAnswer, textAnswer, type Answer} from '../answer';
import type {Bus} from '../bus/bus';
import {NotInSandbox, Problem} from '../bus/problem';
import {errorAnswer, problemAnswer} from '../errors';
import {isWanted, preference} from '../prefer';
import type {RequestRate} from '../rate';
import {callerOf} from './access';
import type {Handler, Result} from './call';
import {findOperation, operationsOf, type RestOperation} from './contract';
import {DOCUMENTS} from './documents';
import {wantedAnswer} from './examples';
import {LOOKUPS, ORGANISATION} from './organisation';
import {checkedRequest, type RawRequest} from './request';
import {schemasOf} from './schemas';
import {checkFile} from './files';
import {VALIDATION} from './validation';

const HANDLERS: Readonly<Record<string, Handler>> = {...DOCUMENTS, ...ORGANISATION, ...LOOKUPS, ...VALIDATION};

function answerOf(result: Result): Answer {
  if ('json' in result) return jsonAnswer(200, result.json);
  if (!('file' in result)) return {status: 200, headers: {}};
  const {bytes, type} = result.file;
  return {status: 200, headers: {'content-type': type}, body: bytes};
}

/** The REST API: `undefined` for a path that the contract lacks. */
export type Rest = (raw: RawRequest) => Promise<Answer | undefined>;

/**
 * The REST API over a bus.
 * @param documents the OpenAPI documents of its versions · @param file the text of a file of the project, for examples
 */
export function createRest(
  bus: Bus,
  documents: readonly OpenApiDocument[],
  rate: RequestRate,
  file: (path: string) => string,
): Rest {
  const operations = documents.flatMap(operationsOf);

  async function called(
    operation: RestOperation,
    path: Readonly<Record<string, string>>,
    raw: RawRequest,
  ): Promise<Answer> {
    const {caller, client} = callerOf(bus, raw.headers);
    const tooMany = rate.refusal(client);
    if (tooMany) {
      const most = bus.contract.limit('request-rate');
      const answer = errorAnswer('API429', `More than ${most} requests in one minute. Retry after ${tooMany.wait}.`);
      return {...answer, headers: {...answer.headers, 'retry-after': tooMany.seconds}};
    }
    const request = checkedRequest(operation, raw, path, schemasOf(operation.document));
    const wanted = preference(raw.headers.prefer);
    if (isWanted(wanted)) return wantedAnswer(operation, wanted, file);
    const party = path.partyId ?? '';
    bus.organisation.require(caller, operation.permissions, path.partyId);
    checkFile(operation, request);
    const handler = HANDLERS[operation.id];
    if (!handler) throw new NotInSandbox(`The sandbox doesn't have the operation ${operation.id}.`);
    return answerOf(await handler({...request, bus, operation: operation.id, caller, party}));
  }

  return async (raw) => {
    const found = findOperation(operations, raw.method, raw.url.pathname);
    if (!found) return undefined;
    try {
      return await called(found.operation, found.path, raw);
    } catch (problem) {
      if (problem instanceof Problem) return problemAnswer(problem);
      if (problem instanceof NotInSandbox) return textAnswer(501, problem.message);
      throw problem;
    }
  };
}
