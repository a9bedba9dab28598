import {ARGS, argsOf} from '../args';
import {currentCall, currentUser, type Operations} from '../call';
import {pdfOf} from '../documents/attachments';
import type {SentDocument} from '../documents/document';
import {listing} from '../documents/list';
import {send} from '../documents/send';
import {wireDetails} from '../documents/wire';
import {FAULTS, SoapFault} from '../fault';
import {second} from '../state/clock';
import type {SandboxState} from '../state/state';
import {canonical, childElements, elementAt} from '../xml';

/** Drafts, which users make and send on the platform website. */
export function draftOperations(state: SandboxState): Operations {
  const {store, statuses} = state;
  return {
    GetDocuments: listing(
      state,
      'GetDocuments',
      (user) => store.drafts(user),
      ({owner, user}) => [owner, user],
    ),
    GetDocument(given) {
      const {DocumentId} = argsOf(ARGS.draft, given);
      const draft = store.drafts(currentUser()).find(({documentId}) => documentId === DocumentId);
      if (!draft) throw new SoapFault(FAULTS.draftUnknown);
      return wireDetails(statuses, draft, []);
    },
  };
}

/** The status that a document gets when it is read for the first time, and the statuses before. */
const DOWNLOADED = '30';
const NOT_DOWNLOADED = ['10', '20'];

/** What a receiver does with its documents. */
export function inboxOperations(state: SandboxState): Operations {
  const {store, statuses, now} = state;

  function pick(externalId: string): SentDocument {
    const user = currentUser();
    return store.pick(store.inbox(user), user, externalId);
  }

  function set(document: SentDocument, code: string, byUser: boolean): void {
    const changed = second(now());
    document.status = {code, changed, ...(byUser ? {user: currentUser()} : {})};
    document.modified = changed;
  }

  return {
    GetInboxDocuments: listing(
      state,
      'GetInboxDocuments',
      (user) => store.inbox(user),
      ({receiver, receiverUser}) => [receiver, receiverUser],
    ),
    GetInboxDocument(given) {
      const document = pick(argsOf(ARGS.sent, given).ExternalId);
      if (NOT_DOWNLOADED.includes(document.status.code)) set(document, DOWNLOADED, false);
      return wireDetails(statuses, document, statuses.after(document.status.code));
    },
    SetInboxDocumentStatus(given) {
      const {ExternalId, StatusCode} = argsOf(ARGS.status, given);
      const document = pick(ExternalId);
      const status = statuses.inbox.get(StatusCode);
      if (!status) throw new SoapFault(FAULTS.statusUnknown);
      if (status.platformOnly) throw new SoapFault(FAULTS.statusOfPlatform);
      if (!statuses.after(document.status.code).includes(status)) throw new SoapFault(FAULTS.statusNotAllowed);
      set(document, StatusCode, true);
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
  const {store, statuses, now} = state;
  return {
    async SendDocument(given) {
      const sending = argsOf(ARGS.send, given);
      return {ExternalId: await send(state, currentUser(), sending, sentPayload())};
    },
    GetOutboxDocuments: listing(
      state,
      'GetOutboxDocuments',
      (user) => store.outbox(user),
      ({sender, senderUser}) => [sender, senderUser],
    ),
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
