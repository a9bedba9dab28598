import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {asHtml} from '../html';
import {retryStrategy, topicEntry} from '../../addresses/places';
import type {PageLink} from '../../contracts/model';
import type {Operation} from '../../contracts/openapi/model';
import styles from './styles.module.css';

/** Elements with a separator between them, and another one before the last. */
function listed(items: readonly ReactNode[], between = ', ', last = between): ReactNode {
  return items.map((item, index) => (
    <span key={index}>
      {index > 0 && (index === items.length - 1 ? last : between)}
      {item}
    </span>
  ));
}

const codes = (names: readonly string[]): ReactNode[] => names.map((name) => <code key={name}>{name}</code>);

/** Whether a second request changes anything. */
function Idempotency({idempotent, retryNoteHtml}: Operation): ReactNode {
  if (idempotent === 'header') {
    return (
      <>
        Idempotent if you send <code>X-PSB-DocumentId</code>: retry with the same value and treat <code>409</code> as
        success. Without it, a retry creates a second document.
      </>
    );
  }
  const note = retryNoteHtml && <span {...asHtml(retryNoteHtml)} />;
  if (idempotent) return <>Idempotent. {note}</>;
  return <>Not idempotent{note ? <>: {note}</> : '.'}</>;
}

/** What to retry. */
function Retries({retried}: Operation): ReactNode {
  if (retried.length === 0) return "Don't retry automatically.";
  return (
    <>
      Retry {listed(retried, ', ', ' and ')}. See <Link to={retryStrategy}>Retry strategy</Link>.
    </>
  );
}

const linked = (pages: readonly PageLink[]): ReactNode =>
  listed(
    pages.map(({href, title}) => (
      <Link key={href} to={href}>
        {title}
      </Link>
    )),
  );

/** Who can call an operation, which formats it accepts, whether it is idempotent and what to retry, which events follow, which pages use it. */
export default function Facts({operation}: {readonly operation: Operation}): ReactNode {
  const {permissions, topics, formats, flows} = operation;
  return (
    <dl className={styles.facts}>
      <dt>Permissions</dt>
      <dd>{permissions.length > 0 ? listed(codes(permissions), ' or ') : 'Any valid access token'}</dd>
      {formats.length > 0 && (
        <>
          <dt>Formats</dt>
          <dd>{linked(formats)}</dd>
        </>
      )}
      <dt>Idempotency and retries</dt>
      <dd>
        <Idempotency {...operation} /> <Retries {...operation} />
      </dd>
      {topics.length > 0 && (
        <>
          <dt>Events</dt>
          <dd>
            {listed(
              topics.map((topic) => (
                <Link key={topic} to={topicEntry(topic)}>
                  <code>{topic}</code>
                </Link>
              )),
            )}
          </dd>
        </>
      )}
      {flows.length > 0 && (
        <>
          <dt>Used in</dt>
          <dd>{linked(flows)}</dd>
        </>
      )}
    </dl>
  );
}
