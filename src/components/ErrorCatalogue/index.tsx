import type {ServiceError} from '../../contracts/errors';
import CodeBlock from '../CodeBlock';
import CodeLink from '../CodeLink';
import Entry from '../Entry';
import sheet from '../Entry/styles.pcss';
import Facts from '../Facts';
import {asHtml} from '../html';
import PageStyle from '../PageStyle';
import Table from '../Table';

/** What `retryable` of an error means, in words. */
export const RETRY = {
  no: 'No',
  yes: 'Yes, send the same request again',
  'after-change': 'After you fix the cause',
} as const;

/** The causes of an error: a list, or a sentence where there is only one. */
export function Causes({of}: {readonly of: readonly string[]}): React.ReactNode {
  const [only = '', ...others] = of;
  if (others.length === 0) return <span {...asHtml(only)} />;
  return (
    <ul>
      {of.map((cause) => (
        <li key={cause} {...asHtml(cause)} />
      ))}
    </ul>
  );
}

function ErrorEntry({error}: {readonly error: ServiceError}): React.ReactNode {
  const {code, status, title, meaningHtml, causesHtml, doHtml, retryable, example} = error;
  const said = status === undefined || code.includes(String(status));
  const body = (
    <CodeBlock
      code={example}
      title={status ? 'Response body' : 'Details'}
      label={`${status ? 'Response body' : 'Example'} of ${code}`}
    />
  );
  return (
    <Entry
      className={sheet.locals.entry}
      data-find=""
      id={code}
      code={code}
      badge={!said && status}
      about={title}
      beside={body}
    >
      <Facts
        of={{
          Meaning: {html: meaningHtml},
          Cause: <Causes of={causesHtml} />,
          Solution: {html: doHtml},
          Retry: RETRY[retryable],
        }}
      />
    </Entry>
  );
}

/** The error catalogue of one interface: an index, then each code. Errors in events have no status. */
export default function ErrorCatalogue({errors}: {readonly errors: readonly ServiceError[]}): React.ReactNode {
  const responses = errors.some(({status}) => status !== undefined);
  const rows = errors.map(({code, status, title, retryable}) => [
    <CodeLink to={`#${code}`}>{code}</CodeLink>,
    title,
    status,
    RETRY[retryable],
  ]);
  return (
    <>
      <PageStyle sheet={sheet} />
      <Table
        label={responses ? 'Error codes' : 'Error codes in events'}
        named
        heads={['Code', 'Problem', responses && 'Status', 'Retry']}
        rows={rows}
      />
      {errors.map((error) => (
        <ErrorEntry key={error.code} error={error} />
      ))}
    </>
  );
}
