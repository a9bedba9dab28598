import {ARGS, argsOf} from '../args';
import type {Operations} from '../call';
import {isCountry} from '../../untracked';
import {FAULTS, SoapFault} from '../fault';
import {checkedReference} from '../reference';
import type {Company} from '../state/parties';
import type {SandboxState} from '../state/state';

/** The country of a company, or else that of the scheme of its identifier, such as `NL:KVK`; nothing for an international one. */
const countryOf = (reference: string, company: Company | undefined): string | undefined =>
  company?.party.country ?? /^[A-Z]{2}(?=:)/.exec(reference)?.[0];

/** The search for the identifier under which a recipient is best reached. */
export function recipientOperations({bus, companies}: SandboxState): Operations {
  return {
    GetAdvisedInvoiceRecipientId(given) {
      const {KnownReferenceIds, CountryCode} = argsOf(ARGS.recipient, given);
      if (!isCountry(CountryCode)) throw new SoapFault(FAULTS.countryUnknown);
      const known = KnownReferenceIds.ReferenceId.map(checkedReference);
      const found = known
        .map((reference) => ({reference, company: companies.byReference(reference)}))
        .filter(({reference, company}) => [undefined, CountryCode].includes(countryOf(reference, company)));
      const inbox = found.find(({company}) => company?.account !== undefined);
      if (inbox) return {ReferenceId: inbox.company?.id, Channel: 'ToInbox'};
      const onPeppol = found
        .map(({reference, company}) => company?.party.partyId ?? reference)
        .find((partyId) => bus.registrations.receives(partyId, 'Invoice'));
      return onPeppol === undefined
        ? {ReferenceId: known[0], Channel: 'None'}
        : {ReferenceId: onPeppol, Channel: 'ToPeppol'};
    },
  };
}
