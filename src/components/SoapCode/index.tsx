import type {ShownRequest} from '../../contracts/requests';
import CodeBlock, {type CodeView} from '../CodeBlock';
import Request from '../Request';

interface Props {
  readonly name: string;
  readonly request: ShownRequest;
  readonly envelope: CodeView;
}

/** The request of a SOAP operation as code: the samples, and the envelope. */
export default function SoapCode({name, request, envelope}: Props): React.ReactNode {
  return (
    <div data-panel>
      <Request request={request} title="Request" label={`Request of ${name}`} />
      <CodeBlock code={envelope} title="Request envelope" label={`Request envelope of ${name}`} />
    </div>
  );
}
