import type {Content, Operation} from '../../contracts/openapi/model';
import CodeBlock from '../CodeBlock';
import Fold from '../Fold';
import Request from '../Request';
import {isSuccess} from './Bodies';
import sheet from './styles.pcss';

/** More bodies than these would part the request from its response. */
const FEW = 3;

interface FoldedProps {
  /** What the blocks are, such as 'other request bodies'. */
  readonly what: string;
  readonly blocks: ReturnType<typeof titled>;
}

/** Bodies beside the one that is shown, each folded under its title; many are together behind one line. */
function Folded({what, blocks}: FoldedProps): React.ReactNode {
  const folds = blocks.map(({key, title, code}) => (
    <Fold key={key} className={sheet.locals.more} summary={title}>
      <CodeBlock code={code} label={title} />
    </Fold>
  ));
  if (blocks.length <= FEW) return folds;
  return (
    <Fold className={`${sheet.locals.more} ${sheet.locals.many}`} summary={`${blocks.length} ${what}`}>
      {folds}
    </Fold>
  );
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
      <Folded what="other request bodies" blocks={otherBodies} />
      {response && <CodeBlock code={response.code} title={response.title} label={`${response.title}, ${id}`} />}
      <Folded what="other responses" blocks={otherResponses} />
    </div>
  );
}
