import type {ReactNode} from 'react';
import CodeBlock, {type CodeView} from '../CodeBlock';
import ExampleLink from '../ExampleLink';

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
      <ExampleLink file={file} download /> {passes && <small>{passes}</small>}
    </>
  );
  return <CodeBlock code={code} title={title} label={file} />;
}
