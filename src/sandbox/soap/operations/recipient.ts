import {ARGS, argsOf} from '../args';
import type {Operations} from '../call';
import {isCountry} from '../../untracked';
import {FAULTS, SoapFault} from '../fault';
import {checkedReference} from '../reference';
import type {SandboxState} from '../state/state';

/** The search for the identifier under which a recipient is best reached. */
export function recipientOperations({bus, companies}: SandboxState): Operations {
  return {
    GetAdvisedInvoiceRecipientId(given) {
      const {KnownReferenceIds, CountryCode} = argsOf(ARGS.recipient, given);
      if (!isCountry(CountryCode)) throw new SoapFault(FAULTS.countryUnknown);
      const known = KnownReferenceIds.ReferenceId.map(checkedReference);
      const found = known
        .flatMap((reference) => companies.byReference(reference) ?? [])
        .filter(({party}) => party.country === CountryCode);
      const inbox = found.find(({account}) => account !== undefined);
      if (inbox) return {ReferenceId: inbox.id, Channel: 'ToInbox'};
      const onPeppol = found.find(({party}) => bus.registrations.receives(party.partyId, 'Invoice'));
      return onPeppol
        ? {ReferenceId: onPeppol.party.partyId, Channel: 'ToPeppol'}
        : {ReferenceId: known[0], Channel: 'None'};
    },
  };
}
