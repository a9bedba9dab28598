import {partySchemes} from '../../sources/codeLists';
import {choiceAttribute, partOf, textAttribute} from '../part';

/** Participant identifier schemes: those that are common, the others, or those that were removed. */
export default partOf<typeof import('../../components/PartySchemes')>()({
  attributes: {list: choiceAttribute(['common', 'others', 'removed']), label: textAttribute},
  props: ({list, label}) => ({schemes: partySchemes()[list], label}),
  anchors: ({schemes}) => schemes.map(({anchor}) => anchor),
});
