import * as z from 'zod';
import type ParticipantLookup from '../../components/ParticipantLookup';
import {partOf} from '../part';
import {lookupOfParty} from '../participantLookups';

/** What is calculated for the lookup of a party in Peppol. */
export default partOf<typeof ParticipantLookup>()({
  attributes: {party: z.string()},
  props: ({party}) => ({lookup: lookupOfParty(party)}),
});
