import Link from '@docusaurus/Link';
import {asHtml} from '../html';
import {retryStrategy, topicEntry} from '../../addresses/places';
import type {Operation} from '../../contracts/openapi/model';
import CodeLink, {linked} from '../CodeLink';
import Facts from '../Facts';
import {codes, joined} from '../joined';

function Idempotency({idempotent, retryNoteHtml}: Operation): React.ReactNode {
  if (idempotent === 'header') {
    return (
      <>
        Idempotent if you send <code>X-PSB-DocumentId</code>: retry with the same value and treat <code>409</code> as
        success. Without this header, a retry creates a second document.
      </>
    );
  }
  const note = retryNoteHtml && <span {...asHtml(retryNoteHtml)} />;
  if (idempotent) return <>Idempotent. {note}</>;
  return <>Not idempotent{note ? <>: {note}</> : '.'}</>;
}

function Retries({retried}: Operation): React.ReactNode {
  if (retried.length === 0) return "Don't retry automatically.";
  return (
    <>
      Retry the request after {joined(retried, ', ', ', and ')}. See <Link to={retryStrategy}>Retry strategy</Link>.
    </>
  );
}

/** Who can call an operation, which formats it accepts, whether it is idempotent and what to retry, which events follow, which pages use it. */
export default function OperationFacts({operation}: {readonly operation: Operation}): React.ReactNode {
  const {permissions, topics, formats, flows} = operation;
  const events = topics.map((topic) => ({title: topic, href: topicEntry(topic)}));
  return (
    <Facts
      of={{
        Permissions: permissions.length > 0 ? codes(permissions, ' or ') : 'Any valid access token',
        Formats: linked(formats),
        'Idempotency and retries': (
          <>
            <Idempotency {...operation} /> <Retries {...operation} />
          </>
        ),
        Events: linked(events, CodeLink),
        'Used in': linked(flows),
      }}
    />
  );
}
