import {useLayoutEffect} from 'react';
import {useHistory} from '@docusaurus/router';
import {loadOtherKindsAsDocuments} from '@site/src/behaviour/navigation/documents';

/** What is around the whole application: the one place that has the router before any page does. */
export default function Root({children}: {readonly children: React.ReactNode}): React.ReactNode {
  const history = useHistory();
  useLayoutEffect(() => loadOtherKindsAsDocuments(history), [history]);
  return children;
}
