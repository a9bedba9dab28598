import {ARGS, argsOf} from '../args';
import {currentUser, type Operations} from '../call';
import {present, type Wire} from '../documents/wire';
import {FAULTS, SoapFault} from '../fault';
import {checkedReference} from '../reference';
import type {Company} from '../state/parties';
import type {SandboxState} from '../state/state';

const STREET = /^(.*\S)\s+(\d+)\s*(\S*)$/;

/** The address of a company of the cast, whose street and house number are one text there. */
function addressOf({party}: Company): Wire {
  const [, street = party.street, number, addition] = STREET.exec(party.street) ?? [];
  return present({
    StreetName: street,
    HouseNumber: number,
    HouseNumberAddition: addition || undefined,
    PostalCode: party.postcode,
    Residence: party.city,
    CountryCode: party.country,
  });
}

const partyFields = (company: Company, reference: string): Wire =>
  present({
    ReferenceId: reference,
    Name: company.party.name,
    ChamberNumber: company.party.kvk,
    Address: addressOf(company),
    PSBPartyId: company.id,
  });

function accountParty(company: Company): Wire {
  const {account} = currentUser();
  return present({
    ...partyFields(company, company.party.partyId),
    Description: company.description,
    Account: {Id: account.id, Name: account.name},
    IsRegisteredToPeppol: company.peppol !== undefined,
    IsVerified: company.verified,
  });
}

/** Login, and what the platform knows of accounts and companies. */
export function accountOperations({companies, tokens, pages}: SandboxState): Operations {
  return {
    Login(given) {
      const {ConsumerKey, ConsumerSecret} = argsOf(ARGS.login, given);
      return {SecurityToken: tokens.login(ConsumerKey, ConsumerSecret)};
    },
    GetAccountDetails() {
      const {account} = currentUser();
      return {
        Id: account.id,
        Name: account.name,
        Description: account.description,
        EmailAddress: account.email,
        PhoneNumber: account.phone,
        Website: account.website,
        CanSendAppIntegrationRequests: account.canSendAppIntegrationRequests,
      };
    },
    GetAccountParties(given) {
      const {Paging} = argsOf(ARGS.paged, given);
      const {account} = currentUser();
      const own = companies.all
        .filter((company) => company.account === account.id)
        .sort((a, b) => a.party.name.localeCompare(b.party.name));
      const idOf = (company: Company): string => company.party.partyId;
      const {items, nextPage} = pages.read(
        {
          owner: `GetAccountParties ${account.id}`,
          filters: '',
          find: () => own,
          idOf,
          byIds: (ids) => ids.flatMap((id) => own.find((company) => idOf(company) === id) ?? []),
        },
        {limit: Paging?.Limit, startPage: Paging?.StartPage},
      );
      return {
        Results: {PartyAccountDetails: items.map(accountParty)},
        PagingResponse: present({NextPage: nextPage}),
      };
    },
    GetParty(given) {
      const {ReferenceId} = argsOf(ARGS.party, given);
      const company = companies.byReference(checkedReference(ReferenceId));
      if (!company) throw new SoapFault(FAULTS.partyUnknown);
      return {Details: partyFields(company, ReferenceId)};
    },
  };
}
