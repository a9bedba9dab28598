import {participantLookup, type ParticipantLookup} from '../contracts/participantLookup';
import {peppolNetworkOf} from '../contracts/peppolNetwork';
import {cast} from '../service';
import {found} from './authorFault';
import {fromYaml} from './yaml';

/** The facts of the Peppol network. */
export const peppolNetwork = fromYaml('docs/networks/peppol.yaml', peppolNetworkOf);

/** The lookup of a party of the examples. @throws AuthorFault for a party that the cast lacks */
export function lookupOfParty(party: string): ParticipantLookup {
  const [, {endpoint}] = found(
    Object.entries(cast).find(([name]) => name === party),
    `party '${party}' is not in src/service/cast.ts`,
    'Correct the name',
  );
  return participantLookup(endpoint, peppolNetwork());
}
