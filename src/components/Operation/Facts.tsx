import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {topicEntry} from '../../addresses/places';
import type {Operation} from '../../contracts/openapi/model';
import styles from './styles.module.css';

function rightsOf(rights: readonly string[]): ReactNode {
  if (rights.length === 0) return 'any valid token';
  return rights.map((right, index) => (
    <span key={right}>
      {index > 0 && ' or '}
      <code>{right}</code>
    </span>
  ));
}

function repeatingOf(idempotent: boolean, retryable: boolean): string {
  const repeat = idempotent ? 'Safe to repeat.' : 'A repeat does it again.';
  return `${repeat} ${retryable ? 'Retry 429 and 5xx.' : 'Do not retry by machine.'}`;
}

/** Who may call an operation, whether a repeated call is safe, which events follow, which pages use it. */
export default function Facts({operation}: {readonly operation: Operation}): ReactNode {
  const {rights, idempotent, retryable, retryNoteHtml, topics, flows} = operation;
  return (
    <dl className={styles.facts}>
      <dt>Rights</dt>
      <dd>{rightsOf(rights)}</dd>
      <dt>Repeating</dt>
      <dd>
        {retryNoteHtml ? (
          <span dangerouslySetInnerHTML={{__html: retryNoteHtml}} />
        ) : (
          repeatingOf(idempotent, retryable)
        )}
      </dd>
      {topics.length > 0 && (
        <>
          <dt>Events</dt>
          <dd>
            {topics.map((topic, index) => (
              <span key={topic}>
                {index > 0 && ', '}
                <Link to={topicEntry(topic)}>
                  <code>{topic}</code>
                </Link>
              </span>
            ))}
          </dd>
        </>
      )}
      {flows.length > 0 && (
        <>
          <dt>Used in</dt>
          <dd>
            {flows.map(({href, title}, index) => (
              <span key={href}>
                {index > 0 && ', '}
                <Link to={href}>{title}</Link>
              </span>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
