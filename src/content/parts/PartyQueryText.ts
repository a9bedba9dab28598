import * as z from 'zod';
import type CodeBlock from '../../components/CodeBlock';
import {codeIn} from '../../contracts/code';
import {partOf} from '../part';
import {partyQuery} from '../partyQueries';

/** A query of vpd/queries as it is written. */
export default partOf<typeof CodeBlock>()({
  component: 'CodeBlock',
  attributes: {name: z.string()},
  code: true,
  props: ({name}) => ({code: codeIn('graphql', partyQuery(name).trim()), title: 'Query'}),
});
