import type {ListArgs} from '../args';
import type {User} from '../world/tokens';
import type {World} from '../world/world';
import {isSent, type AnyDocument} from './document';
import {matches} from './filters';
import {scopeOf, type Scope} from './scope';
import {wireDocument, type Wire} from './wire';

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
export function listDocuments(world: World, caller: User, listing: Listing, args: ListArgs): Wire {
  const {Paging, ...filters} = args;
  const scope = scopeOf(world.data, world.companies, caller, args);
  const isWanted = matches(args.Search);
  const all = (): readonly AnyDocument[] => listing.all(caller);
  const page = world.pages.read(
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
    Results: {Document: page.items.map((document) => wireDocument(world.statuses, document))},
    PagingResponse: page.nextPage === undefined ? {} : {NextPage: page.nextPage},
  };
}
