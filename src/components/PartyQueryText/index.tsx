import type {ReactNode} from 'react';
import CodeBlock, {type CodeView} from '../CodeBlock';

interface Props {
  readonly name: string;
  readonly query: CodeView;
  readonly variables?: CodeView;
}

/** A query as it is written, and the variables that it is sent with. */
export default function PartyQueryText({name, query, variables}: Props): ReactNode {
  return (
    <>
      <CodeBlock code={query} title="Query" label={`Query ${name}`} />
      {variables && <CodeBlock code={variables} title="Variables" label={`Variables of the query ${name}`} />}
    </>
  );
}
