import {lookupOfParty} from '../../sources/peppol';
import {partOf, textAttribute} from '../part';

/** What is calculated for the lookup of a party in Peppol. */
export default partOf<typeof import('../../components/ParticipantLookup')>()({
  attributes: {party: textAttribute},
  props: ({party}) => ({lookup: lookupOfParty(party)}),
});
