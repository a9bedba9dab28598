import {lazy, Suspense} from 'react';

const Page = lazy(() => import('./Page'));

/** The not-found page inside the running site: every page of the documentation has it for that, so its script comes when it is needed. */
export default function NotFoundContent(): React.ReactNode {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
