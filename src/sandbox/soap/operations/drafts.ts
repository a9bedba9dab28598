import {ARGS, argsOf} from '../args';
import {currentUser, type Operations} from '../call';
import {isSent} from '../documents/document';
import {listDocuments, type Listing} from '../documents/list';
import {wireDetails} from '../documents/wire';
import {FAULTS, SoapFault} from '../fault';
import type {SandboxState} from '../state/state';

/** Drafts, which users make and send on the platform site. */
export function draftOperations(state: SandboxState): Operations {
  const {store, statuses} = state;
  const listing: Listing = {
    name: 'GetDocuments',
    all: (user) => store.drafts(user),
    isIn: (document, scope) => !isSent(document) && scope(document.owner, document.user),
  };
  return {
    GetDocuments: (given) => listDocuments(state, currentUser(), listing, argsOf(ARGS.list, given)),
    GetDocument(given) {
      const {DocumentId} = argsOf(ARGS.draft, given);
      const draft = store.drafts(currentUser()).find(({documentId}) => documentId === DocumentId);
      if (!draft) throw new SoapFault(FAULTS.draftUnknown);
      return wireDetails(statuses, draft, []);
    },
  };
}
