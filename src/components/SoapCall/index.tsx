import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock, {type CodeView} from '../CodeBlock';
import Samples, {type Sample} from '../Samples';

interface Props {
  readonly name: string;
  readonly page: string;
  readonly samples: readonly Sample[];
  /** The request envelope, where there are no samples. */
  readonly request?: CodeView;
  readonly response: CodeView;
}

/** One step of a flow of the platform: the request, and the response envelope. */
export default function SoapCall({name, page, samples, request, response}: Props): ReactNode {
  return (
    <div data-soap-call={name} data-panel>
      {samples.length > 0 && <Samples samples={samples} name={name} />}
      {request && <CodeBlock code={request} title={`Request, ${name}`} label={`Request envelope of ${name}`} />}
      <CodeBlock code={response} title="Response" label={`Response envelope of ${name}`} />
      <p>
        <Link to={page}>
          All elements of <code>{name}</code>
        </Link>
      </p>
    </div>
  );
}
