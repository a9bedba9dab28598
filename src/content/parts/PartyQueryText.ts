import * as z from 'zod';
import type CodeBlock from '../../components/CodeBlock';
import {codeIn} from '../../contracts/code';
import {PartFault, partOf} from '../part';
import {partyQuery} from '../partyQueries';

/** A query of vpd/queries as it is written. */
export default partOf<typeof CodeBlock>()({
  component: 'CodeBlock',
  attributes: {name: z.string()},
  code: true,
  props: ({name}) => {
    const query = partyQuery(name);
    if (query === undefined) throw new PartFault(`query file vpd/queries/${name}.graphql is missing`);
    return {code: codeIn('graphql', query.trim()), title: 'Query'};
  },
});
