import type {MessageView} from '../../contracts/wsdl/message';
import CodeBlock, {type CodeView} from '../CodeBlock';
import SoapMessage from '../SoapMessage';

interface Props {
  readonly name: string;
  readonly element: string;
  readonly message: MessageView;
  /** Types that the request shows. */
  readonly known: readonly string[];
  readonly envelope: CodeView;
}

/** The response of a SOAP operation: its elements, and beside them the envelope. */
export default function SoapResponse({name, element, message, known, envelope}: Props): React.ReactNode {
  return (
    <div data-beside>
      <div>
        <SoapMessage element={element} message={message} known={known} />
      </div>
      <div data-panel>
        <CodeBlock code={envelope} title="Response envelope" label={`Response envelope of ${name}`} />
      </div>
    </div>
  );
}
