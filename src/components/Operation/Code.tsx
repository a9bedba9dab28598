import type {Content, Operation} from '../../contracts/openapi/model';
import CodeBlock from '../CodeBlock';
import Fold from '../Fold';
import Request from '../Request';
import {isSuccess} from './Bodies';
import styles from './styles.module.css';

/** Bodies beside the one that is shown, each folded under its title. */
function Folded({blocks}: {readonly blocks: ReturnType<typeof titled>}): React.ReactNode {
  return blocks.map(({key, title, code}) => (
    <Fold key={key} className={styles.more} summary={title}>
      <CodeBlock code={code} label={title} />
    </Fold>
  ));
}

/** The examples of all media types, each with the words before its summary. */
const titled = (contents: readonly Content[] = [], before = '') =>
  contents
    .flatMap(({examples}) => examples)
    .map(({name, summary, code}) => ({key: before + name, title: before + summary, code}));

/** The code beside an operation: the request and the first response of success; other bodies and responses are folded. */
export default function Code({operation}: {readonly operation: Operation}): React.ReactNode {
  const {id, request} = operation;
  const [first, ...otherBodies] = titled(operation.body?.contents);
  const [response, ...otherResponses] = operation.responses
    .filter(isSuccess)
    .flatMap(({status, contents}) => titled(contents, `Response ${status}: `));
  const title = first && otherBodies.length > 0 ? `Request: ${first.title}` : 'Request';
  return (
    <div data-panel>
      <Request request={request} title={title} label={`${title}, ${id}`} />
      {otherBodies.length > 0 && <p className={styles.moreTitle}>Other request bodies</p>}
      <Folded blocks={otherBodies} />
      {response && <CodeBlock code={response.code} title={response.title} label={`${response.title}, ${id}`} />}
      <Folded blocks={otherResponses} />
    </div>
  );
}
