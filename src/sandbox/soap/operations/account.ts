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

function accountParty(company: Company, isOnPeppol: boolean): Wire {
  const {account} = currentUser();
  return present({
    ...partyFields(company, company.party.partyId),
    Description: company.description,
    Account: {Id: account.id, Name: account.name},
    IsRegisteredToPeppol: isOnPeppol,
    IsVerified: company.verified,
  });
}

/** Login, and what the platform knows of accounts and companies. */
export function accountOperations({bus, companies, tokens, pages}: SandboxState): Operations {
  return {
    Login(given) {
      const {ConsumerKey, ConsumerSecret} = argsOf(ARGS.login, given);
      return {SecurityToken: tokens.login(ConsumerKey, ConsumerSecret)};
    },
    GetAccountDetails() {
      const {id, name, description, email, phone, website, canSendAppIntegrationRequests} = currentUser().account;
      return {
        Id: id,
        Name: name,
        Description: description,
        EmailAddress: email,
        PhoneNumber: phone,
        Website: website,
        CanSendAppIntegrationRequests: canSendAppIntegrationRequests,
      };
    },
    GetAccountParties(given) {
      const {Paging} = argsOf(ARGS.paged, given);
      const {account} = currentUser();
      const own = companies.all
        .filter((company) => company.account === account.id)
        .sort((a, b) => a.party.name.localeCompare(b.party.name));
      const idOf = (company: Company): string => company.party.partyId;
      const owner = `GetAccountParties ${account.id}`;
      const {items, PagingResponse} = pages.read({owner, filters: '', found: own, all: own, idOf}, Paging);
      const details = items.map((company) => accountParty(company, bus.registrations.has(company.party.partyId)));
      return {Results: {PartyAccountDetails: details}, PagingResponse};
    },
    GetParty(given) {
      const {ReferenceId} = argsOf(ARGS.party, given);
      const company = companies.byReference(checkedReference(ReferenceId));
      if (!company) throw new SoapFault(FAULTS.partyUnknown);
      return {Details: partyFields(company, ReferenceId)};
    },
  };
}
