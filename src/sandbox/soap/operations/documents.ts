import {ARGS, argsOf} from '../args';
import {currentCall, currentUser, type Operations} from '../call';
import {pdfOf} from '../documents/attachments';
import type {Draft, SentDocument} from '../documents/document';
import {listing} from '../documents/list';
import {send} from '../documents/send';
import {wireDetails} from '../documents/wire';
import {FAULTS, SoapFault} from '../fault';
import type {SandboxState} from '../state/state';
import type {User} from '../state/tokens';
import {canonical, childElements, elementAt} from '../xml';

/** Drafts, which users make and send on the platform website. */
export function draftOperations(state: SandboxState): Operations {
  const {drafts, statuses} = state;
  const own = ({account}: User): Draft[] => drafts.filter(({owner}) => owner.account === account.id);
  return {
    GetDocuments: listing(state, 'GetDocuments', own, ({owner: company, user}) => ({company, user})),
    GetDocument(given) {
      const {DocumentId} = argsOf(ARGS.draft, given);
      const draft = drafts.find(({documentId}) => documentId === DocumentId);
      if (!draft) throw new SoapFault(FAULTS.draftUnknown);
      if (!own(currentUser()).includes(draft)) throw new SoapFault(FAULTS.documentOfOthers);
      return wireDetails(statuses, draft, []);
    },
  };
}

/** What a receiver does with its documents. */
export function inboxOperations(state: SandboxState): Operations {
  const {bus, documents, statuses} = state;

  function pick(externalId: string): SentDocument {
    const user = currentUser();
    return documents.pick(documents.inbox(user), user, externalId);
  }

  return {
    GetInboxDocuments: listing(
      state,
      'GetInboxDocuments',
      (user) => documents.inbox(user),
      ({receiver}) => receiver,
    ),
    GetInboxDocument(given) {
      const {ExternalId} = argsOf(ARGS.sent, given);
      const {received} = pick(ExternalId).document;
      if (received) bus.store.download(received);
      const document = pick(ExternalId);
      return wireDetails(statuses, document, statuses.after(document.status.code));
    },
    SetInboxDocumentStatus(given) {
      const {ExternalId, StatusCode} = argsOf(ARGS.status, given);
      const document = pick(ExternalId);
      const status = statuses.inbox.get(StatusCode);
      if (!status) throw new SoapFault(FAULTS.statusUnknown);
      if (status.platformOnly) throw new SoapFault(FAULTS.statusOfPlatform);
      if (!statuses.after(document.status.code).includes(status)) throw new SoapFault(FAULTS.statusNotAllowed);
      documents.set(document, StatusCode, currentUser());
      return {ExternalId};
    },
  };
}

/** The document in a request. */
function sentPayload(): string {
  const payload = elementAt(currentCall().envelope.element, 'Payload');
  const [document] = payload ? childElements(payload) : [];
  if (!document) throw new SoapFault(FAULTS.elementMissing, 'Payload');
  return canonical(document);
}

/** What a sender does with its documents, and the PDF of both sides. */
export function outboxOperations(state: SandboxState): Operations {
  const {bus, documents, statuses} = state;
  return {
    async SendDocument(given) {
      const sending = argsOf(ARGS.send, given);
      return {ExternalId: await send(state, currentUser(), sending, sentPayload())};
    },
    GetOutboxDocuments: listing(
      state,
      'GetOutboxDocuments',
      (user) => documents.outbox(user),
      ({sender}) => sender,
    ),
    GetOutboxDocument(given) {
      const user = currentUser();
      const document = documents.pick(documents.outbox(user), user, argsOf(ARGS.sent, given).ExternalId);
      return wireDetails(statuses, document, []);
    },
    async GetDocumentPdf(given) {
      const user = currentUser();
      const both = [...documents.outbox(user), ...documents.inbox(user)];
      return {File: await pdfOf(documents.pick(both, user, argsOf(ARGS.sent, given).ExternalId), bus.clock.now())};
    },
  };
}
