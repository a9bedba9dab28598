import {ARGS, argsOf, type ListArgs} from '../args';
import {currentUser, type Operation} from '../call';
import {FAULTS, SoapFault} from '../fault';
import type {User} from '../state/tokens';
import type {SandboxState} from '../state/state';
import {isSent, type AnyDocument, type DocumentSide} from './document';
import {matches} from './filters';
import {wireDocument} from './wire';

/** The company and the user on one side of a document. */
type Side = Pick<DocumentSide, 'company' | 'user'>;

/**
 * Whether a document is one of those to which GroupId or PSBPartyId narrow a list. GroupId wins; with neither, they are the caller's.
 * @throws SoapFault for a group or a company that doesn't exist or belongs to others. Upper and lower case matter
 */
function scopeOf(
  {data, companies}: SandboxState,
  caller: User,
  {GroupId, PSBPartyId}: ListArgs,
): (side: Side) => boolean {
  if (GroupId !== undefined) {
    const group = data.groups.find(({id}) => id === GroupId);
    if (!group) throw new SoapFault(FAULTS.groupUnknown);
    if (!group.users.includes(caller.id)) throw new SoapFault(FAULTS.groupOfOthers);
    const members = group.parties.map((key) => companies.byCast(key));
    return ({company}) => company !== undefined && members.includes(company);
  }
  if (PSBPartyId !== undefined) {
    const wanted = companies.all.find(({id}) => id === PSBPartyId);
    if (wanted?.account !== caller.account.id) throw new SoapFault(FAULTS.partyOfOthers);
    return ({company}) => company === wanted;
  }
  return ({user}) => user?.id === caller.id;
}

const idOf = (document: AnyDocument): string => (isSent(document) ? document.externalId : document.documentId);

/**
 * An operation that responds with a page of a list, newest first by CreatedOn.
 * @param all the documents of a user's account, oldest first
 * @param sideOf the account's side of a document
 * @returns an operation that throws SoapFault for wrong filters, groups, companies and pages
 */
export function listing<T extends AnyDocument>(
  state: SandboxState,
  name: string,
  all: (user: User) => readonly T[],
  sideOf: (document: T) => Side,
): Operation {
  return (given) => {
    const caller = currentUser();
    const args = argsOf(ARGS.list, given);
    const {Paging, ...filters} = args;
    const isInScope = scopeOf(state, caller, args);
    const isWanted = matches(args.Search);
    const documents = all(caller);
    const found = documents
      .filter((document) => isInScope(sideOf(document)) && isWanted(document))
      .reverse()
      .sort((a, b) => b.created - a.created);
    const owner = `${name} ${caller.account.id}`;
    const list = {owner, filters: JSON.stringify(filters), found, all: documents, idOf};
    const {items, PagingResponse} = state.pages.read(list, Paging);
    return {Results: {Document: items.map((document) => wireDocument(state.statuses, document))}, PagingResponse};
  };
}
