import type {ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import {curlOf} from './curlOf';
import {highlight} from './highlight';
import type {CurrentRequest} from './useRequest';

/** The request of the form for curl, without credentials. */
export default function Curl({request}: {readonly request: CurrentRequest}): ReactNode {
  return (
    <CodeBlock title="The same request with curl" code={{language: 'bash', html: highlight(curlOf(request), 'bash')}} />
  );
}
