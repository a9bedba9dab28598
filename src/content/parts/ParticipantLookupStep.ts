import * as z from 'zod';
import type CodeBlock from '../../components/CodeBlock';
import {lookupStep, lookupSteps} from '../../contracts/participantLookup';
import {partOf} from '../part';
import {lookupOfParty, peppolNetwork} from '../participantLookups';

/** A command of the lookup of a party by hand, or what it returns. */
export default partOf<typeof CodeBlock>()({
  component: 'CodeBlock',
  attributes: {party: z.string(), show: z.enum(lookupSteps), title: z.string()},
  code: true,
  props: ({party, show, title}, {section}) => ({
    code: lookupStep(show, lookupOfParty(party), peppolNetwork()),
    title,
    label: section === undefined ? title : `${title}: ${section}`,
  }),
});
