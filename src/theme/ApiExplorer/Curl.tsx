import type {ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import {curlOf} from './curl';
import type {CurrentRequest} from './useRequest';
import {escapeHtml} from './escapeHtml';

/** The request of the form for curl, without credentials. */
export default function Curl({request}: {readonly request: CurrentRequest}): ReactNode {
  return <CodeBlock title="The same request with curl" code={{language: 'bash', html: escapeHtml(curlOf(request))}} />;
}
