import {lazy, Suspense, type FC, type ReactElement} from 'react';

/** In place of a part of the program that couldn't be fetched. */
const Missing: FC = () => (
  <p>
    The documentation couldn’t be downloaded. Check your network connection and reload the page. Your query is kept.
  </p>
);

const Explorer = lazy(() =>
  import('original:@graphiql/plugin-doc-explorer/dist/components/doc-explorer.js').then(
    ({DocExplorer}) => ({default: DocExplorer}),
    // Without this, the failure would take the whole playground out of the page.
    () => ({default: Missing}),
  ),
);

/** The schema explorer, which is loaded when it is opened. */
export function DocExplorer(): ReactElement {
  return (
    <Suspense fallback={null}>
      <Explorer />
    </Suspense>
  );
}
