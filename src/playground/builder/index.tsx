import {lazy, Suspense} from 'react';
import {pick, useGraphiQL, type GraphiQLPlugin} from '@graphiql/react';
import {iconOf} from '../icon';

const Missing = () => <p>The query builder couldn’t be loaded. Check your network connection and reload the page.</p>;

const Builder = lazy(() =>
  import('./Builder').then(({Builder: tree}) => ({default: tree})).catch(() => ({default: Missing})),
);

// The store of GraphiQL stays with GraphiQL, in the script that the page loads first.
function Content(): React.ReactElement | null {
  const {schema, queryEditor, operationName} = useGraphiQL(pick('schema', 'queryEditor', 'operationName'));
  if (!schema || !queryEditor) return null;
  return (
    <Suspense fallback={null}>
      <Builder schema={schema} editor={queryEditor} operationName={operationName} />
    </Suspense>
  );
}

/** The tree of the schema in which a reader ticks what to query. It is fetched when it is opened. */
export const builderPlugin: GraphiQLPlugin = {
  title: 'Query builder',
  icon: iconOf('M3 3.5h5v5H3zM3 11.5h5v5H3zM4.5 5.5l1.5 1.5 3-3.5M11 6h6M11 14h6'),
  content: Content,
};
