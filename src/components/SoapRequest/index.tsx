import type {PlatformOperation} from '../../contracts/platform/operations';
import type {ShownRequest} from '../../contracts/requests';
import type {MessageView} from '../../contracts/wsdl/message';
import CodeBlock, {type CodeView} from '../CodeBlock';
import CodeLink, {linked} from '../CodeLink';
import Facts from '../Facts';
import MethodPath from '../MethodPath';
import PageStyle from '../PageStyle';
import Request from '../Request';
import SoapMessage from '../SoapMessage';
import sheet from '../SoapMessage/styles.pcss';

interface Props {
  readonly operation: PlatformOperation;
  readonly message: MessageView;
  readonly request: ShownRequest;
  readonly envelope: CodeView;
}

function RequestFacts({operation: {whenHtml, repeatHtml, secured, flows}}: Pick<Props, 'operation'>): React.ReactNode {
  const token = (
    <>
      <CodeLink to="/platform/misc/securityToken.html">Authentication</CodeLink> with the security token
    </>
  );
  return (
    <Facts
      of={{
        'When to use': {html: whenHtml},
        'Header block': secured ? token : 'None',
        'Idempotency and retries': {html: repeatHtml},
        'Used in': linked(flows),
      }}
    />
  );
}

/** The request of a SOAP operation: SOAPAction, facts and elements; beside them the samples and the envelope. */
export default function SoapRequest({operation, message, request, envelope}: Props): React.ReactNode {
  const {name, action, secured, key} = operation;
  return (
    <div data-soap-operation={name}>
      <PageStyle sheet={sheet} />
      {secured && (
        <p>
          To run the samples in the sandbox, log in with the consumer key{' '}
          <CodeLink to="/platform/introduction/gettingStarted.html#sandbox-keys">{key}</CodeLink>.
        </p>
      )}
      <MethodPath method="SOAPAction" path={action} what="SOAPAction" />
      <div data-beside>
        <div>
          <RequestFacts operation={operation} />
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
