import {ARGS, argsOf} from '../args';
import type {Operations} from '../call';
import {isCountry} from '../../untracked';
import {FAULTS, SoapFault} from '../fault';
import {checkedReference} from '../reference';
import type {Company} from '../state/parties';
import type {SandboxState} from '../state/state';

/** The best of some companies: one with an account on the platform, or else one on Peppol. */
const best = (companies: readonly Company[]): Company | undefined =>
  companies.find(({account}) => account !== undefined) ?? companies.find(({peppol}) => peppol !== undefined);

/** The search for the identifier under which a recipient is best reached. */
export function recipientOperations({companies}: SandboxState): Operations {
  return {
    GetAdvisedInvoiceRecipientId(given) {
      const {KnownReferenceIds, CountryCode} = argsOf(ARGS.recipient, given);
      if (!isCountry(CountryCode)) throw new SoapFault(FAULTS.countryUnknown);
      const known = KnownReferenceIds.ReferenceId.map(checkedReference);
      const found = known
        .flatMap((reference) => companies.byReference(reference) ?? [])
        .filter(({party}) => party.country === CountryCode);
      const company = best(found);
      if (!company) return {ReferenceId: known[0], Channel: 'None'};
      return company.account === undefined
        ? {ReferenceId: company.party.partyId, Channel: 'ToPeppol'}
        : {ReferenceId: company.id, Channel: 'ToInbox'};
    },
  };
}
