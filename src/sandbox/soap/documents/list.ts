import type {SandboxData} from '../../../contracts/platform/sandbox';
import type {ListArgs} from '../args';
import {FAULTS, SoapFault} from '../fault';
import type {Companies, Company} from '../state/parties';
import type {User} from '../state/tokens';
import type {SandboxState} from '../state/state';
import {isSent, type AnyDocument} from './document';
import {matches} from './filters';
import {wireDocument, type Wire} from './wire';

/** Whose documents a list contains: the company and the user on this side of a document decide. */
type Scope = (company: Company | undefined, user: User | undefined) => boolean;

/**
 * What GroupId and PSBPartyId narrow a list to. GroupId wins; with neither, it is what belongs to the calling user.
 * @throws SoapFault for a group or a company that doesn't exist or belongs to others. Upper and lower case matter
 */
function scopeOf(
  {groups}: SandboxData,
  companies: Companies,
  caller: User,
  {GroupId, PSBPartyId}: Pick<ListArgs, 'GroupId' | 'PSBPartyId'>,
): Scope {
  if (GroupId !== undefined) {
    const group = groups.find(({id}) => id === GroupId);
    if (!group) throw new SoapFault(FAULTS.groupUnknown);
    if (!group.users.includes(caller.id)) throw new SoapFault(FAULTS.groupOfOthers);
    const members = group.parties.map((key) => companies.byCast(key));
    return (company) => company !== undefined && members.includes(company);
  }
  if (PSBPartyId !== undefined) {
    const wanted = companies.all.find(({id}) => id === PSBPartyId);
    if (wanted?.account !== caller.account.id) throw new SoapFault(FAULTS.partyOfOthers);
    return (company) => company === wanted;
  }
  return (_company, user) => user?.id === caller.id;
}

/** One of the three lists: what is in it, and whether a document in it is in a scope. */
export interface Listing {
  readonly name: string;
  readonly all: (user: User) => readonly AnyDocument[];
  readonly isIn: (document: AnyDocument, scope: Scope) => boolean;
}

const idOf = (document: AnyDocument): string => (isSent(document) ? document.externalId : document.documentId);

/**
 * A page of a list, newest first by CreatedOn.
 * @throws SoapFault for wrong filters, groups, companies and pages
 */
export function listDocuments(state: SandboxState, caller: User, listing: Listing, args: ListArgs): Wire {
  const {Paging, ...filters} = args;
  const scope = scopeOf(state.data, state.companies, caller, args);
  const isWanted = matches(args.Search);
  const all = (): readonly AnyDocument[] => listing.all(caller);
  const page = state.pages.read(
    {
      owner: `${listing.name} ${caller.account.id}`,
      filters: JSON.stringify(filters),
      find: () =>
        all()
          .filter((document) => listing.isIn(document, scope) && isWanted(document))
          .reverse()
          .sort((a, b) => b.created - a.created),
      idOf,
      byIds: (ids) => {
        const byId = new Map(all().map((document) => [idOf(document), document]));
        return ids.flatMap((id) => byId.get(id) ?? []);
      },
    },
    {limit: Paging?.Limit, startPage: Paging?.StartPage},
  );
  return {
    Results: {Document: page.items.map((document) => wireDocument(state.statuses, document))},
    PagingResponse: page.nextPage === undefined ? {} : {NextPage: page.nextPage},
  };
}
