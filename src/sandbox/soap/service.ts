import {createServerless, type Server} from 'soap';
import {SOAP_PATH} from '../soapPath';
import {during, currentCall, type Operation, type Operations, type SoapCall} from './call';
import {accountOperations} from './operations/account';
import {draftOperations, inboxOperations, outboxOperations} from './operations/documents';
import {recipientOperations} from './operations/recipient';
import {wsdlText} from './wsdl';
import type {SandboxState} from './state/state';

/** An operation that keeps what it throws: the package would write a fault of its own. */
const guarded =
  (operation: Operation): Operation =>
  async (given) => {
    try {
      return await operation(given);
    } catch (problem) {
      currentCall().problem = problem instanceof Error ? problem : new Error(String(problem));
      return {};
    }
  };

function serverOf(operations: Operations): Promise<Server> {
  return new Promise((resolve, reject) => {
    const callback = (error: unknown, server: Server): void => {
      if (error instanceof Error) reject(error);
      else resolve(server);
    };
    const all = Object.entries(operations).map(([name, operation]) => [name, guarded(operation)] as const);
    const services = {PlatformService: {PlatformSoap: Object.fromEntries(all)}};
    createServerless({path: SOAP_PATH, services, xml: wsdlText(), callback}).catch(reject);
  });
}

/** Responds to a request that passed all checks, with the body of the response. It throws what the operation throws. */
export type Respond = (call: SoapCall) => Promise<string>;

/** The service of the WSDL: the package soap reads the arguments of an operation and writes its result. @throws Error for a missing operation */
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
