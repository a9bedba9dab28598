import LiveCode from './LiveCode';
import type {Outcome} from './send';
import styles from './styles.module.css';
import SiteLink from '@site/src/components/SiteLink';

/** The value of a JSON text, undefined for a text that isn't JSON. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** JSON with line breaks; anything else as it came. */
function readable(text: string): string {
  const value = parsedJson(text);
  return value === undefined ? text : JSON.stringify(value, null, 2);
}

/** Codes as the error catalogue (openapi/errors.yaml) writes them: of the REST API, and of the token endpoint (RFC 6749, section 5.2). */
const CODE =
  /^(?:API\d{3}(?:-[A-Z]+)?|invalid_(?:request|client|grant|scope)|unauthorized_client|unsupported_grant_type)$/;

/** The code that the JSON body of a refusal carries, if it looks like one of the catalogue. */
function codeOf(text: string): string | undefined {
  const body = parsedJson(text) as {readonly code?: unknown; readonly error?: unknown} | null | undefined;
  const code = body?.code ?? body?.error;
  return typeof code === 'string' && CODE.test(code) ? code : undefined;
}

/** A link from a refusal to its entry in the error catalogue. It opens a new tab, so that the form and its credentials stay. */
function HelpLink({text}: {readonly text: string}): React.ReactNode {
  const code = codeOf(text);
  if (code === undefined) return null;
  return (
    <p>
      <SiteLink href={`/endpoints/overview.html#${code}`} target="_blank" rel="noopener">
        How to resolve {code}
      </SiteLink>{' '}
      (opens in a new tab)
    </p>
  );
}

function Answer({outcome}: {readonly outcome: Extract<Outcome, {kind: 'answer'}>}): React.ReactNode {
  const {server, status, headers, text, milliseconds} = outcome;
  return (
    <>
      <p className={styles.status} data-good={status < 400}>
        <strong>{status}</strong> from {server} in {milliseconds} ms
      </p>
      {status >= 400 && text && <HelpLink text={text} />}
      {text === undefined && <p>The response is a file. Your browser has saved it.</p>}
      {text === '' && <p>The response has no body.</p>}
      {text && <LiveCode title="Response" language={text.startsWith('<') ? 'xml' : 'json'} text={readable(text)} />}
      <details className={styles.headers}>
        <summary>Response headers that the browser exposes to this page</summary>
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
    'No response within 30 seconds. The server may have processed the request. Send it again with the same document ID, or run the curl command below.',
  broken:
    'The connection ended before the response was complete. The server has received the request. Send it again with the same document ID, or run the curl command below.',
  refused:
    "Your machine can't reach the host, the host doesn't accept requests from this site, or the host redirected the request. The browser doesn't report which. Run the curl command below instead.",
} as const;

function Silence({outcome}: {readonly outcome: Extract<Outcome, {kind: 'silence'}>}): React.ReactNode {
  const {reason, server} = outcome;
  return (
    <>
      <p className={styles.status} data-good={false}>
        <strong>No response</strong> from {server}
      </p>
      <p>{WHY[reason]}</p>
      {server.includes('localhost') && (
        <p>
          The sandbox runs on your own machine. Start it with <code>npm run sandbox</code>.
        </p>
      )}
    </>
  );
}

interface Props {
  readonly ref: React.Ref<HTMLElement>;
  readonly outcome: Outcome | undefined;
  /** Whether the reader has changed the form since the last response. */
  readonly isStale: boolean;
}

/** The response of the server, or why there is none. */
export default function Response({ref, outcome, isStale}: Props): React.ReactNode {
  return (
    <section ref={ref} className={styles.response} aria-live="polite" aria-label="Response">
      {!outcome && (
        <p className={styles.none}>
          {isStale ? 'You changed the request. Send it again to get a new response.' : 'The response appears here.'}
        </p>
      )}
      {outcome?.kind === 'answer' && <Answer outcome={outcome} />}
      {outcome?.kind === 'silence' && <Silence outcome={outcome} />}
      {outcome?.kind === 'unsent' && <p>The browser didn't send this request: {outcome.message}</p>}
    </section>
  );
}
