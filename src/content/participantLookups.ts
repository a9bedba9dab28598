import {participantLookup, type ParticipantLookup} from '../contracts/participantLookup';
import {type PeppolNetwork, peppolNetworkOf} from '../contracts/peppolNetwork';
import {cast} from '../service';
import {yamlFile} from './contracts';
import {memo} from './files';
import {PartFault} from './part';

/**
 * The facts of the Peppol network.
 * @throws ContentError for an entry that lacks a key or has a wrong one
 */
export const peppolNetwork = (): PeppolNetwork =>
  memo('peppol network', () => peppolNetworkOf(yamlFile('docs/networks/peppol.yaml')));

/**
 * The lookup of a party of the examples.
 * @throws PartFault for a party that the cast lacks
 */
export function lookupOfParty(party: string): ParticipantLookup {
  const found = Object.entries(cast).find(([name]) => name === party);
  if (!found) throw new PartFault(`party '${party}' is not in src/service/cast.ts`, 'Correct the name');
  return participantLookup(found[1].endpoint, peppolNetwork());
}
