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

interface Props {
  readonly operation: Operation;
}

/** Who can call an operation, whether it is idempotent, and what to retry. */
export default function OperationFacts({operation}: Props): React.ReactNode {
  const {permissions} = operation;
  return (
    <Facts
      of={{
        Permissions: permissions.length > 0 ? codes(permissions, ' or ') : 'Any valid access token',
        'Idempotency and retries': (
          <>
            <Idempotency {...operation} /> <Retries {...operation} />
          </>
        ),
      }}
    />
  );
}

/** Where an operation leads: the formats that it accepts, the events that follow, the pages that use it. Nothing if there are none. */
export function OperationLinks({operation}: Props): React.ReactNode {
  const {topics, formats, flows} = operation;
  const events = topics.map((topic) => ({title: topic, href: topicEntry(topic)}));
  if (topics.length + formats.length + flows.length === 0) return null;
  return <Facts of={{Formats: linked(formats), Events: linked(events, CodeLink), 'Used in': linked(flows)}} />;
}
