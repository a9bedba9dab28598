import type {ReactNode} from 'react';
import CodeBlock from '@site/src/components/CodeBlock';
import {escapeHtml} from '../escapeHtml';
import type {Outcome} from '../state';
import styles from '../styles.module.css';
import HelpLink from './HelpLink';

/** JSON with line breaks; anything else as it came. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function Answer({outcome}: {readonly outcome: Extract<Outcome, {kind: 'answer'}>}): ReactNode {
  const {server, status, headers, text, milliseconds} = outcome;
  return (
    <>
      <p className={styles.status} data-good={status < 400}>
        <strong>{status}</strong> from {server} in {milliseconds} ms
      </p>
      {status >= 400 && text && <HelpLink text={text} />}
      {text === undefined && <p>The answer is a file; your browser has saved it.</p>}
      {text === '' && <p>The answer has no body.</p>}
      {text && (
        <CodeBlock
          title="Answer"
          code={{language: text.startsWith('<') ? 'xml' : 'json', html: escapeHtml(readable(text))}}
        />
      )}
      <details className={styles.headers}>
        <summary>Headers of the answer that the browser lets a page see</summary>
        <dl>
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

const WHY = {
  timeout:
    'Nothing came back within 30 seconds. The request may have arrived all the same: send it again with the same document id, or run it with curl.',
  broken:
    'The server began to answer, and the connection ended before the answer was complete. The request has arrived: send it again with the same document id, or run it with curl.',
  refused:
    'Either the host cannot be reached from your machine, or it does not take calls from this site; a browser does not say which. Run the request with the curl command below, which needs no permission.',
} as const;

function Silence({outcome}: {readonly outcome: Extract<Outcome, {kind: 'silence'}>}): ReactNode {
  const {reason, server} = outcome;
  return (
    <>
      <p className={styles.status} data-good={false}>
        <strong>No answer</strong> from {server}
      </p>
      <p>{WHY[reason]}</p>
      {server.includes('localhost') && (
        <p>
          The sandbox runs on your own machine: start it with <code>npm run sandbox</code>.
        </p>
      )}
    </>
  );
}

/** What came back from the server, or in words why nothing did; nothing of a call that the form no longer describes. */
export default function Response({
  outcome,
  isStale,
}: {
  readonly outcome: Outcome | undefined;
  readonly isStale: boolean;
}): ReactNode {
  return (
    <section className={styles.response} aria-live="polite" aria-label="Response">
      {!outcome && (
        <p>{isStale ? 'The request has changed since its last answer: send it again.' : 'The answer appears here.'}</p>
      )}
      {outcome?.kind === 'answer' && <Answer outcome={outcome} />}
      {outcome?.kind === 'silence' && <Silence outcome={outcome} />}
      {outcome?.kind === 'unsent' && <p>The browser did not send this request: {outcome.message}</p>}
    </section>
  );
}
