import type {SandboxData} from '../../../contracts/platform/sandbox';
import type {ListArgs} from '../args';
import {FAULTS, SoapFault} from '../fault';
import type {Companies, Company} from '../world/parties';
import type {User} from '../world/tokens';

/** Whose documents a list contains: the company and the user on this side of a document decide. */
export type Scope = (company: Company | undefined, user: User | undefined) => boolean;

/**
 * What GroupId and PSBPartyId narrow a list to. GroupId wins; with neither, it is what belongs to the calling user.
 * @throws SoapFault for a group or a company that doesn't exist or belongs to others. Upper and lower case matter
 */
export function scopeOf(
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
