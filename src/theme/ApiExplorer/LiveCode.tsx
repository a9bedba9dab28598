import type {ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import {highlight} from './highlight';

interface Props {
  readonly title: string;
  readonly language: 'bash' | 'json' | 'xml';
  readonly text: string;
}

/** Code that is only known in the browser: the request as a curl command, and the response. */
export default function LiveCode({title, language, text}: Props): ReactNode {
  return <CodeBlock title={title} code={{language, html: highlight(text, language)}} />;
}
