import type {ReactNode} from 'react';
import CodeBlock, {type CodeView} from '../CodeBlock';

interface Props {
  /** Path below /documents/examples. */
  readonly file: string;
  readonly code: CodeView;
}

/** A complete example document with its download. */
export default function Example({file, code}: Props): ReactNode {
  const link = (
    <a href={`/documents/examples/${file}`} download>
      Download {file.split('/').at(-1)}
    </a>
  );
  return <CodeBlock code={code} title={link} label={file} />;
}
