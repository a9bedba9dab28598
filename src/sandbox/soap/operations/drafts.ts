import {ARGS, argsOf} from '../args';
import {currentUser} from '../call';
import {isSent} from '../documents/document';
import {listDocuments, type Listing} from '../documents/list';
import {wireDetails} from '../documents/wire';
import {FAULTS, SoapFault} from '../fault';
import type {World} from '../world/world';
import type {Operations} from './operations';

/** Drafts, which users make and send on the platform site. */
export function draftOperations(world: World): Operations {
  const {store, statuses} = world;
  const listing: Listing = {
    name: 'GetDocuments',
    all: (user) => store.drafts(user),
    isIn: (document, scope) => !isSent(document) && scope(document.owner, document.user),
  };
  return {
    GetDocuments: (given) => listDocuments(world, currentUser(), listing, argsOf(ARGS.list, given)),
    GetDocument(given) {
      const {DocumentId} = argsOf(ARGS.draft, given);
      const draft = store.drafts(currentUser()).find(({documentId}) => documentId === DocumentId);
      if (!draft) throw new SoapFault(FAULTS.draftUnknown);
      return wireDetails(statuses, draft, []);
    },
  };
}
