import CodeBlock, {type CodeView} from '../CodeBlock';
import RunInPlayground from '../RunInPlayground';

interface Props {
  readonly name: string;
  readonly query: CodeView;
  readonly variables?: CodeView;
  /** Opens both in the playground. */
  readonly playground: string;
}

/** A query as it is written, and the variables that it is sent with. */
export default function PartyQueryText({name, query, variables, playground}: Props): React.ReactNode {
  const title = <RunInPlayground title="Query" label={name} href={playground} />;
  return (
    <>
      <CodeBlock code={query} title={title} label={`Query ${name}`} />
      {variables && <CodeBlock code={variables} title="Variables" label={`Variables of the query ${name}`} />}
    </>
  );
}
