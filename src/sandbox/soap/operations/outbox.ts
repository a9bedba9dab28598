import {ARGS, argsOf} from '../args';
import {currentCall, currentUser, type Operations} from '../call';
import {isSent} from '../documents/document';
import {listDocuments, type Listing} from '../documents/list';
import {pdfOf} from '../documents/attachments';
import {send} from '../documents/send';
import {wireDetails} from '../documents/wire';
import {FAULTS, SoapFault} from '../fault';
import {canonical, childElements, elementAt} from '../xml';
import type {SandboxState} from '../state/state';

/** The document in a request. */
function sentPayload(): string {
  const payload = elementAt(currentCall().envelope.element, 'Payload');
  const [document] = payload ? childElements(payload) : [];
  if (!document) throw new SoapFault(FAULTS.elementMissing, 'Payload');
  return canonical(document);
}

/** What a sender does with its documents, and the PDF of both sides. */
export function outboxOperations(state: SandboxState): Operations {
  const {store, statuses, now} = state;
  const listing: Listing = {
    name: 'GetOutboxDocuments',
    all: (user) => store.outbox(user),
    isIn: (document, scope) => isSent(document) && scope(document.sender, document.senderUser),
  };
  return {
    async SendDocument(given) {
      const {Via, To, TemplateId} = argsOf(ARGS.send, given);
      const ExternalId = await send(state, currentUser(), {
        via: Via.ReferenceId,
        to: To.ReferenceId,
        email: To.EmailAddress,
        template: TemplateId,
        payload: sentPayload(),
      });
      return {ExternalId};
    },
    GetOutboxDocuments: (given) => listDocuments(state, currentUser(), listing, argsOf(ARGS.list, given)),
    GetOutboxDocument(given) {
      const user = currentUser();
      const document = store.pick(store.outbox(user), user, argsOf(ARGS.sent, given).ExternalId);
      return wireDetails(statuses, document, []);
    },
    async GetDocumentPdf(given) {
      const user = currentUser();
      const both = [...store.outbox(user), ...store.inbox(user)];
      return {File: await pdfOf(store.pick(both, user, argsOf(ARGS.sent, given).ExternalId), now())};
    },
  };
}
