import * as z from 'zod';
import type Limits from '../../components/Limits';
import {limitsOf} from '../../contracts/limits';
import {yamlFile} from '../contracts';
import {partOf} from '../part';
import {partyLimits} from '../partySchema';

/** Every limit of the REST API and of hooks, or of party data. */
export default partOf<typeof Limits>()({
  attributes: {of: z.enum(['rest', 'vpd']).default('rest')},
  props: ({of}) => ({limits: of === 'vpd' ? partyLimits() : limitsOf(yamlFile('openapi/limits.yaml')), of}),
});
