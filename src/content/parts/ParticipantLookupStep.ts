import {lookupStep, lookupSteps} from '../../contracts/participantLookup';
import {lookupOfParty, peppolNetwork} from '../../sources/peppol';
import {choiceAttribute, codeBlock, partOf, textAttribute} from '../part';

/** A command of the lookup of a party by hand, or what it returns. */
export default partOf<typeof import('../../components/CodeBlock')>()({
  ...codeBlock,
  attributes: {party: textAttribute, show: choiceAttribute(lookupSteps), title: textAttribute},
  props: ({party, show, title}, {section}) => ({
    code: lookupStep(show, lookupOfParty(party), peppolNetwork()),
    title,
    label: section === undefined ? title : `${title}: ${section}`,
  }),
});
