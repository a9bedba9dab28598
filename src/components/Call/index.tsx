import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock, {type CodeView} from '../CodeBlock';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly version: 'v1' | 'v1-beta';
  readonly request: CodeView;
  readonly answer: {readonly status: string; readonly code?: CodeView};
}

/** One call inside a flow: the request to paste and the answer that comes back, both from the contract. */
export default function Call({id, version, request, answer}: Props): ReactNode {
  const reference = version === 'v1' ? '/v1.html' : '/';
  return (
    <div className={styles.call} data-call={id}>
      <CodeBlock code={request} title="Request" />
      {answer.code ? (
        <CodeBlock code={answer.code} title={`Answer ${answer.status}`} />
      ) : (
        <p className={styles.empty}>Answer {answer.status}, without a body.</p>
      )}
      <p className={styles.more}>
        <Link to={`${reference}#${id}`}>{id} in the reference</Link>
      </p>
    </div>
  );
}
