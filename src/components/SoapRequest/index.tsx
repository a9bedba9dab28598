import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {asHtml} from '../html';
import type {PlatformOperation} from '../../contracts/platform/operations';
import type {ShownRequest} from '../../contracts/requests';
import type {MessageView} from '../../contracts/wsdl/message';
import CodeBlock, {type CodeView} from '../CodeBlock';
import MethodPath from '../MethodPath';
import PageStyle from '../PageStyle';
import Request from '../Request';
import SoapMessage from '../SoapMessage';
import sheet from '../SoapMessage/styles.pcss';

const {locals: styles} = sheet;

interface Props {
  readonly operation: PlatformOperation;
  readonly message: MessageView;
  /** The samples. */
  readonly request: ShownRequest;
  readonly envelope: CodeView;
}

function Facts({operation: {whenHtml, repeatHtml, secured, flows}}: Pick<Props, 'operation'>): ReactNode {
  return (
    <dl className={styles.facts}>
      <dt>When to use</dt>
      <dd {...asHtml(whenHtml)} />
      <dt>Header block</dt>
      <dd>
        {secured ? (
          <>
            <Link to="/platform/misc/securityToken.html">
              <code>Authentication</code>
            </Link>{' '}
            with the security token
          </>
        ) : (
          'None'
        )}
      </dd>
      <dt>Second request</dt>
      <dd {...asHtml(repeatHtml)} />
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

/** The request of a SOAP operation: SOAPAction, facts and elements; beside them the samples and the envelope. */
export default function SoapRequest({operation, message, request, envelope}: Props): ReactNode {
  const {name, action} = operation;
  return (
    <div data-soap-operation={name} data-wide>
      <PageStyle sheet={sheet} />
      <MethodPath method="SOAPAction" path={action} what="SOAPAction" />
      <div data-beside>
        <div>
          <Facts operation={operation} />
          <SoapMessage element={operation.request.element} message={message} />
        </div>
        <div data-panel>
          <Request request={request} title="Request" label={`Request of ${name}`} />
          <CodeBlock code={envelope} title="Request envelope" label={`Request envelope of ${name}`} />
        </div>
      </div>
    </div>
  );
}
