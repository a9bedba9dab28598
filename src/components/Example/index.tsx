import type {ReactNode} from 'react';
import CodeBlock, {type CodeView} from '../CodeBlock';

interface Props {
  /** Path below /documents/examples. */
  readonly file: string;
  readonly code: CodeView;
  /** What it passed, as a sentence. */
  readonly passes?: string;
}

/** A complete example document with its download and what it passed. */
export default function Example({file, code, passes}: Props): ReactNode {
  const title = (
    <>
      <a href={`/documents/examples/${file}`} download>
        Download {file.split('/').at(-1)}
      </a>{' '}
      {passes && <small>{passes}</small>}
    </>
  );
  return <CodeBlock code={code} title={title} label={file} />;
}
