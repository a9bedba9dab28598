import {asHtml} from '../html';
import {platformErrorEntry} from '../../addresses/places';
import type {FaultCase} from '../../contracts/platform/envelopes';
import CodeBlock, {type CodeView} from '../CodeBlock';
import CodeLink from '../CodeLink';
import Facts from '../Facts';
import Fold from '../Fold';
import PageStyle from '../PageStyle';
import sheet from './styles.pcss';

/** A request that fails; a response without SOAP lacks the error code. */
interface Case extends Pick<FaultCase, 'id' | 'title' | 'code'> {
  readonly wrongHtml: string;
  readonly operation: {readonly name: string; readonly page: string};
  /** What of the HTTP request differs from other requests of the operation. */
  readonly headers: readonly string[];
  readonly status: string;
  readonly request: CodeView;
  readonly response: CodeView;
}

function CaseFacts({of: {operation, headers, status, code}}: {readonly of: Case}): React.ReactNode {
  return (
    <Facts
      of={{
        Operation: <CodeLink to={operation.page}>{operation.name}</CodeLink>,
        HTTP: headers.length > 0 && headers.map((header) => <code key={header}>{header}</code>),
        Response: (
          <>
            {status} {code ? <CodeLink to={platformErrorEntry(code)}>{code}</CodeLink> : 'without a SOAP envelope'}
          </>
        ),
      }}
    />
  );
}

function Entry({of}: {readonly of: Case}): React.ReactNode {
  const {id, title, wrongHtml, status, code, request, response} = of;
  const summary = (
    <>
      {title} <span className={sheet.locals.code}>{code ?? status}</span>
    </>
  );
  return (
    <Fold id={id} className={sheet.locals.case} data-search="no" summary={summary}>
      <div data-beside>
        <div>
          <p {...asHtml(wrongHtml)} />
          <CaseFacts of={of} />
        </div>
        <div data-panel>
          <CodeBlock code={request} title="Request" label={`Request: ${title}`} />
          <CodeBlock code={response} title={`Response ${status}`} label={`Response: ${title}`} />
        </div>
      </div>
    </Fold>
  );
}

/** Requests that fail, each folded: what is wrong, the request, and the response. */
export default function FaultCases({cases}: {readonly cases: readonly Case[]}): React.ReactNode {
  return (
    <div className={sheet.locals.cases}>
      <PageStyle sheet={sheet} />
      {cases.map((each) => (
        <Entry key={each.id} of={each} />
      ))}
    </div>
  );
}
