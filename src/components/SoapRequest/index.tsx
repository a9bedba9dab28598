import type {PlatformOperation} from '../../contracts/platform/operations';
import type {MessageView} from '../../contracts/wsdl/message';
import CodeLink, {linked} from '../CodeLink';
import Facts from '../Facts';
import MethodPath from '../MethodPath';
import PageStyle from '../PageStyle';
import SoapMessage from '../SoapMessage';
import sheet from '../SoapMessage/styles.pcss';

interface Props {
  readonly operation: PlatformOperation;
  /** Of the service. */
  readonly path: string;
  readonly message: MessageView;
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

/** The request of a SOAP operation: path, SOAPAction, facts and elements. */
export default function SoapRequest({operation, path, message}: Props): React.ReactNode {
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
      <MethodPath method="POST" path={path} />
      <MethodPath method="SOAPAction" path={action} what="SOAPAction" />
      <RequestFacts operation={operation} />
      <SoapMessage element={operation.request.element} message={message} />
    </div>
  );
}
