import type {ReactNode} from 'react';
import type {Operation} from '../../contracts/openapi/model';
import CodeBlock, {type CodeView} from '../CodeBlock';
import Request from '../Request';
import styles from './styles.module.css';

interface Titled {
  readonly key: string;
  readonly title: string;
  readonly code: CodeView;
}

/** Bodies beside the one that is shown, each folded under its title. */
function Folded({blocks}: {readonly blocks: readonly Titled[]}): ReactNode {
  return blocks.map(({key, title, code}) => (
    <details key={key} className={styles.more}>
      <summary>{title}</summary>
      <CodeBlock code={code} label={title} />
    </details>
  ));
}

/**
 * What is beside an operation: the request to paste, with the first of its bodies, and the first response of success;
 * the other bodies and responses are folded.
 */
export default function Code({operation}: {readonly operation: Operation}): ReactNode {
  const {request, body, responses} = operation;
  const bodies = (body?.contents ?? [])
    .flatMap(({examples}) => examples)
    .map(({name, summary, code}) => ({key: name, title: summary, code}));
  const [first, ...otherBodies] = bodies;
  const [response, ...otherResponses] = responses
    .filter(({status}) => status.startsWith('2'))
    .flatMap(({status, contents}) =>
      contents.flatMap(({examples}) =>
        examples.map(({name, summary, code}) => ({
          key: `${status} ${name}`,
          title: `Response ${status}: ${summary}`,
          code,
        })),
      ),
    );
  const title = first && otherBodies.length > 0 ? `Request: ${first.title}` : 'Request';
  return (
    <div data-panel>
      <Request request={request} title={title} label={`${title}, ${operation.id}`} />
      {otherBodies.length > 0 && <p className={styles.moreTitle}>Other request bodies</p>}
      <Folded blocks={otherBodies} />
      {response && (
        <CodeBlock code={response.code} title={response.title} label={`${response.title}, ${operation.id}`} />
      )}
      <Folded blocks={otherResponses} />
    </div>
  );
}
