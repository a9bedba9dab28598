import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {asHtml} from '../html';
import type {ServiceError} from '../../contracts/errors';
import CodeBlock from '../CodeBlock';
import Table from '../Table';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

const {locals: styles} = sheet;

/** What `retryable` of an error means, in words. */
export const RETRY = {
  no: 'No',
  yes: 'Yes, send the same request again',
  'after-change': 'After you fix the cause',
} as const;

function Entry({error}: {readonly error: ServiceError}): ReactNode {
  useBrokenLinks().collectAnchor(error.code);
  return (
    <section className={styles.entry} data-wide id={error.code} aria-labelledby={`${error.code}-title`}>
      <h3 id={`${error.code}-title`} className={styles.title}>
        <code>{error.code}</code>{' '}
        {error.status && (
          <>
            <span className="badge">{error.status}</span>{' '}
          </>
        )}
        <span className={styles.name}>{error.title}</span>
        <a className="hash-link" href={`#${error.code}`} aria-label={`Direct link to ${error.code}`} />
      </h3>
      <div data-beside>
        <div>
          <dl className={styles.facts}>
            <dt>Meaning</dt>
            <dd {...asHtml(error.meaningHtml)} />
            <dt>Cause</dt>
            <dd>
              <ul>
                {error.causesHtml.map((cause) => (
                  <li key={cause} {...asHtml(cause)} />
                ))}
              </ul>
            </dd>
            <dt>Solution</dt>
            <dd {...asHtml(error.doHtml)} />
            <dt>Retry</dt>
            <dd>{RETRY[error.retryable]}</dd>
          </dl>
        </div>
        <div>
          <CodeBlock
            code={error.example}
            title={error.status ? 'Response body' : 'Details'}
            label={`${error.status ? 'Response body' : 'Example'} of ${error.code}`}
          />
        </div>
      </div>
    </section>
  );
}

/**
 * The error catalogue of one interface: an index, then each code with meaning, cause, solution, retry and body. Errors in events have no
 * status, so their index has no such column.
 */
export default function ErrorCatalogue({errors}: {readonly errors: readonly ServiceError[]}): ReactNode {
  const responses = errors.some(({status}) => status !== undefined);
  const rows = errors.map(({code, status, title, retryable}) => ({
    key: code,
    cells: [
      ...(responses ? [status] : []),
      <a key="code" href={`#${code}`}>
        <code>{code}</code>
      </a>,
      title,
      RETRY[retryable],
    ],
  }));
  return (
    <>
      <PageStyle sheet={sheet} />
      <Table
        label={responses ? 'Error codes' : 'Error codes in events'}
        heads={[...(responses ? ['Status'] : []), 'Code', 'Problem', 'Retry']}
        rows={rows}
      />
      {errors.map((error) => (
        <Entry key={error.code} error={error} />
      ))}
    </>
  );
}
