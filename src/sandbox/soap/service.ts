import {createServerless, type Server} from 'soap';
import {SOAP_PATH} from '../soapPath';
import {during, currentCall, type SoapCall, type Operations} from './call';
import {accountOperations} from './operations/account';
import {draftOperations} from './operations/drafts';
import {inboxOperations} from './operations/inbox';
import {outboxOperations} from './operations/outbox';
import {recipientOperations} from './operations/recipient';
import {wsdlText} from './wsdl';
import type {SandboxState} from './state/state';

/** Every operation, so that what it throws is kept: the package would make a fault of its own of it. */
function guarded(operations: Operations): Operations {
  return Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [
      name,
      async (given: unknown) => {
        try {
          return await operation(given);
        } catch (problem) {
          currentCall().problem = problem instanceof Error ? problem : new Error(String(problem));
          return {};
        }
      },
    ]),
  );
}

function serverOf(operations: Operations): Promise<Server> {
  return new Promise((resolve, reject) => {
    const callback = (error: unknown, server: Server): void => {
      if (error instanceof Error) reject(error);
      else resolve(server);
    };
    const services = {PlatformService: {PlatformSoap: guarded(operations)}};
    createServerless({path: SOAP_PATH, services, xml: wsdlText(), callback}).catch(reject);
  });
}

/** Responds to a request that passed all checks, with the body of the response. It throws what the operation throws. */
export type Respond = (call: SoapCall) => Promise<string>;

/**
 * The service that the WSDL describes: the package soap reads the arguments of an operation and writes its result.
 * @throws Error for an operation of the WSDL that isn't here
 */
export async function soapService(state: SandboxState): Promise<Respond> {
  const operations: Operations = {
    ...accountOperations(state),
    ...inboxOperations(state),
    ...outboxOperations(state),
    ...draftOperations(state),
    ...recipientOperations(state),
  };
  const server = await serverOf(operations);
  return (call) =>
    during(call, async () => {
      const {text, element} = call.envelope;
      const {statusCode, body} = await server.processRequest(text, {
        headers: {soapaction: element.namespaceUri + element.name},
      });
      if (call.problem !== undefined) throw call.problem;
      if (statusCode !== 200) throw new Error(`The package soap can't process the request: ${body}`);
      return body;
    });
}
