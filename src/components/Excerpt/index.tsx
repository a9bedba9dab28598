import type {ReactNode} from 'react';
import CodeBlock, {type CodeView} from '../CodeBlock';

interface Props {
  /** Path below /documents/examples. */
  readonly file: string;
  readonly code: CodeView;
}

/** Elements of an example document, with a link to the whole of it. */
export default function Excerpt({file, code}: Props): ReactNode {
  const title = (
    <>
      Excerpt of <a href={`/documents/examples/${file}`}>{file.split('/').at(-1)}</a>
    </>
  );
  return <CodeBlock code={code} title={title} label={`Excerpt of ${file}`} />;
}
