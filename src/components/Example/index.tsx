import type {ReactNode} from 'react';
import CodeBlock, {type CodeView} from '../CodeBlock';
import styles from './styles.module.css';

interface Props {
  /** Path below /documents/examples. */
  readonly file: string;
  readonly code: CodeView;
}

/** A complete example document, folded, with its download. */
export default function Example({file, code}: Props): ReactNode {
  return (
    <div className={styles.example}>
      <p className={styles.download}>
        <a href={`/documents/examples/${file}`} download>
          Download {file.split('/').at(-1)}
        </a>
      </p>
      <details>
        <summary>Show the document</summary>
        <CodeBlock code={code} label={file} />
      </details>
    </div>
  );
}
