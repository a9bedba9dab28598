import type Playground from '../../components/Playground';
import {viewIn} from '../../contracts/code';
import {inlineMarkdownToHtml} from '../../contracts/markdown';
import {partOf} from '../part';
import {partyAnswer, partyOperations} from '../partyOperations';

/** The playground, and what it is without JavaScript: the example queries with their responses. */
export default partOf<typeof Playground>()({
  attributes: {},
  props: () => ({
    examples: partyOperations().map(({name, title, shows, query, variables}) => ({
      name,
      title,
      showsHtml: inlineMarkdownToHtml(shows),
      query: viewIn('graphql', query),
      ...(variables && {variables: viewIn('json', JSON.stringify(variables, null, 2))}),
      response: viewIn('json', JSON.stringify(partyAnswer(name), null, 2)),
    })),
  }),
});
