import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {asHtml} from '../html';
import {platformErrorEntry} from '../../addresses/places';
import CodeBlock, {type CodeView} from '../CodeBlock';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

const {locals: styles} = sheet;

interface Case {
  readonly id: string;
  readonly title: string;
  readonly wrongHtml: string;
  readonly operation: {readonly name: string; readonly page: string};
  /** What of the HTTP request differs from other requests of the operation. */
  readonly headers: readonly string[];
  readonly status: string;
  /** The error code, which a response without SOAP lacks. */
  readonly code?: string;
  readonly request: CodeView;
  readonly response: CodeView;
}

function Facts({of: {wrongHtml, operation, headers, status, code}}: {readonly of: Case}): ReactNode {
  return (
    <>
      <p {...asHtml(wrongHtml)} />
      <dl className={styles.facts}>
        <dt>Operation</dt>
        <dd>
          <Link to={operation.page}>
            <code>{operation.name}</code>
          </Link>
        </dd>
        {headers.length > 0 && (
          <>
            <dt>HTTP</dt>
            <dd>
              {headers.map((header) => (
                <code key={header}>{header}</code>
              ))}
            </dd>
          </>
        )}
        <dt>Response</dt>
        <dd>
          {status}{' '}
          {code ? (
            <Link to={platformErrorEntry(code)}>
              <code>{code}</code>
            </Link>
          ) : (
            'without SOAP'
          )}
        </dd>
      </dl>
    </>
  );
}

function Entry({of}: {readonly of: Case}): ReactNode {
  const {id, title, status, code, request, response} = of;
  useBrokenLinks().collectAnchor(id);
  return (
    <details id={id} className={styles.case} data-search="no">
      <summary>
        {title} <span className={styles.code}>{code ?? status}</span>
      </summary>
      <div data-beside>
        <div>
          <Facts of={of} />
        </div>
        <div data-panel>
          <CodeBlock code={request} title="Request" label={`Request: ${title}`} />
          <CodeBlock code={response} title={`Response ${status}`} label={`Response: ${title}`} />
        </div>
      </div>
    </details>
  );
}

/** Requests that fail, each folded: what is wrong, the request, and the response. */
export default function FaultCases({cases}: {readonly cases: readonly Case[]}): ReactNode {
  return (
    <div className={styles.cases} data-wide>
      <PageStyle sheet={sheet} />
      {cases.map((each) => (
        <Entry key={each.id} of={each} />
      ))}
    </div>
  );
}
