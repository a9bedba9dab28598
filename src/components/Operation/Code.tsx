import type {ReactNode} from 'react';
import type {Operation} from '../../contracts/openapi/model';
import CodeBlock from '../CodeBlock';

/** What stands beside an operation: the request to paste, the bodies it may carry, the answers of success. */
export default function Code({operation}: {readonly operation: Operation}): ReactNode {
  const {curl, body, responses} = operation;
  const bodies = (body?.contents ?? []).flatMap(({examples}) => examples);
  const answers = responses
    .filter(({status}) => status.startsWith('2'))
    .flatMap(({status, contents}) => contents.flatMap(({examples}) => examples.map((example) => ({status, example}))));
  return (
    <>
      <CodeBlock code={curl} title="Request" />
      {bodies.map(({name, summary, code}) => (
        <CodeBlock key={name} code={code} title={`Body: ${summary}`} />
      ))}
      {answers.map(({status, example: {name, summary, code}}) => (
        <CodeBlock key={`${status} ${name}`} code={code} title={`Answer ${status}: ${summary}`} />
      ))}
    </>
  );
}
