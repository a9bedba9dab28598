import {ARGS, argsOf} from '../args';
import {currentUser, type Operations} from '../call';
import {listDocuments, type Listing} from '../documents/list';
import {isSent, type SentDocument} from '../documents/document';
import {wireDetails} from '../documents/wire';
import {FAULTS, SoapFault} from '../fault';
import {second} from '../state/clock';
import type {SandboxState} from '../state/state';

/** The status that a document gets when it is read for the first time, and the statuses before. */
const DOWNLOADED = '30';
const NOT_DOWNLOADED = ['10', '20'];

/** What a receiver does with its documents. */
export function inboxOperations(state: SandboxState): Operations {
  const {store, statuses, now} = state;
  const listing: Listing = {
    name: 'GetInboxDocuments',
    all: (user) => store.inbox(user),
    isIn: (document, scope) => isSent(document) && scope(document.receiver, document.receiverUser),
  };

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
    GetInboxDocuments: (given) => listDocuments(state, currentUser(), listing, argsOf(ARGS.list, given)),
    GetInboxDocument(given) {
      const document = pick(argsOf(ARGS.sent, given).ExternalId);
      if (NOT_DOWNLOADED.includes(document.status.code)) set(document, DOWNLOADED, false);
      return wireDetails(statuses, document, statuses.after(document.status.code));
    },
    SetInboxDocumentStatus(given) {
      const {ExternalId, StatusCode} = argsOf(ARGS.status, given);
      const document = pick(ExternalId);
      const status = statuses.inInbox(StatusCode);
      if (!status) throw new SoapFault(FAULTS.statusUnknown);
      if (status.platformOnly) throw new SoapFault(FAULTS.statusOfPlatform);
      if (!statuses.after(document.status.code).includes(status)) throw new SoapFault(FAULTS.statusNotAllowed);
      set(document, StatusCode, true);
      return {ExternalId};
    },
  };
}
