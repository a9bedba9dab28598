import * as z from 'zod';
import type PartySchemes from '../../components/PartySchemes';
import {partySchemes} from '../identifiers';
import {partOf} from '../part';

/** Participant identifier schemes: those that are common, the others, or those that were removed. */
export default partOf<typeof PartySchemes>()({
  attributes: {list: z.enum(['common', 'others', 'removed']), label: z.string()},
  props: ({list, label}) => ({schemes: partySchemes()[list], label}),
});
