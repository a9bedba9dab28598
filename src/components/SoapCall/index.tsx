import Link from '@docusaurus/Link';
import CodeBlock, {type CodeView} from '../CodeBlock';
import type {ShownRequest} from '../../contracts/requests';
import Request from '../Request';

interface Props {
  readonly name: string;
  readonly page: string;
  readonly request?: ShownRequest;
  /** The request envelope, where there are no samples. */
  readonly envelope?: CodeView;
  readonly response: CodeView;
}

/** One step of a flow of the platform: the request, and the response envelope. */
export default function SoapCall({name, page, request, envelope, response}: Props): React.ReactNode {
  return (
    <div data-soap-call={name} data-panel>
      {request && <Request request={request} title="Request" label={`Request of ${name}`} />}
      {envelope && <CodeBlock code={envelope} title={`Request, ${name}`} label={`Request envelope of ${name}`} />}
      <CodeBlock code={response} title="Response" label={`Response envelope of ${name}`} />
      <p>
        <Link to={page}>
          All elements of <code>{name}</code>
        </Link>
      </p>
    </div>
  );
}
