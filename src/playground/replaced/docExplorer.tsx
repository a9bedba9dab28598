import {lazy, Suspense, type ReactElement} from 'react';

const Explorer = lazy(async () => {
  const {DocExplorer} = await import('original:@graphiql/plugin-doc-explorer/dist/components/doc-explorer.js');
  return {default: DocExplorer};
});

/** The schema explorer, which is loaded when it is opened. */
export function DocExplorer(): ReactElement {
  return (
    <Suspense fallback={null}>
      <Explorer />
    </Suspense>
  );
}
