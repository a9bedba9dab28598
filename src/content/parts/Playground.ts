import {viewIn} from '../../contracts/code';
import {inlineMarkdownToHtml} from '../../contracts/markdown';
import {partyAnswer, partyOperations} from '../../sources/party/operations';
import {partOf} from '../part';

/** The playground, and what it is without JavaScript: the example queries with their responses. */
export default partOf<typeof import('../../components/Playground')>()({
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
  anchors: ({examples}) => examples.map(({name}) => `query-${name}`),
});
