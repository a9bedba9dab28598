import type {ReactNode} from 'react';
import type {Operation} from '../../contracts/openapi/model';
import CodeBlock, {type CodeView} from '../CodeBlock';
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
 * What stands beside an operation: the request to paste, with the first of its bodies, and the first answer of success;
 * the other bodies and answers are folded.
 */
export default function Code({operation}: {readonly operation: Operation}): ReactNode {
  const {curl, body, responses} = operation;
  const bodies = (body?.contents ?? [])
    .flatMap(({examples}) => examples)
    .map(({name, summary, code}) => ({key: name, title: summary, code}));
  const [first, ...others] = bodies;
  const [answer, ...answers] = responses
    .filter(({status}) => status.startsWith('2'))
    .flatMap(({status, contents}) =>
      contents.flatMap(({examples}) =>
        examples.map(({name, summary, code}) => ({
          key: `${status} ${name}`,
          title: `Answer ${status}: ${summary}`,
          code,
        })),
      ),
    );
  const request = first && others.length > 0 ? `Request: ${first.title}` : 'Request';
  return (
    <>
      <CodeBlock code={curl} title={request} label={`${request}, ${operation.id}`} />
      {others.length > 0 && <p className={styles.moreTitle}>Other bodies for the same request</p>}
      <Folded blocks={others} />
      {answer && <CodeBlock code={answer.code} title={answer.title} label={`${answer.title}, ${operation.id}`} />}
      <Folded blocks={answers} />
    </>
  );
}
