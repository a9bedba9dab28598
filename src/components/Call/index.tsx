import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {referencePage} from '../../addresses/places';
import type {RestReference} from '../../contracts/openapi/model';
import CodeBlock, {type CodeView} from '../CodeBlock';
import styles from './styles.module.css';

interface Answer {
  readonly status: string;
  readonly code?: CodeView;
  /** Of a document that comes back as a file: its media type, and an example below /documents/examples. */
  readonly mediaType?: string;
  readonly sampleFile?: string;
}

/** An answer that no example stands for: a file, or nothing at all. */
function Plain({status, mediaType, sampleFile}: Answer): ReactNode {
  if (!mediaType) return <>Answer {status}, without a body.</>;
  return (
    <>
      Answer {status}: the document, as <code>{mediaType}</code>
      {sampleFile && (
        <>
          , such as <a href={`/documents/examples/${sampleFile}`}>{sampleFile.split('/').at(-1)}</a>
        </>
      )}
      .
    </>
  );
}

interface Props {
  readonly id: string;
  readonly version: RestReference['version'];
  readonly request: CodeView;
  readonly answer: Answer;
}

/** One call inside a flow: the request to paste and the answer that comes back, both from the contract. */
export default function Call({id, version, request, answer}: Props): ReactNode {
  return (
    <div className={styles.call} data-call={id}>
      <CodeBlock code={request} title="Request" label={`Request of ${id}`} />
      {answer.code ? (
        <CodeBlock code={answer.code} title={`Answer ${answer.status}`} label={`Answer ${answer.status} of ${id}`} />
      ) : (
        <p className={styles.empty}>
          <Plain {...answer} />
        </p>
      )}
      <p className={styles.more}>
        <Link to={`${referencePage(version)}#${id}`}>{id} in the reference</Link>
      </p>
    </div>
  );
}
