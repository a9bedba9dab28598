import Link from '@docusaurus/Link';
import {referencePage} from '../../addresses/places';
import type {Code} from '../../contracts/model';
import type {RestReference} from '../../contracts/openapi/model';
import type {ShownRequest} from '../../contracts/requests';
import CodeBlock from '../CodeBlock';
import Request from '../Request';
import styles from './styles.module.css';
import SiteLink from '../SiteLink';

/** One response of an operation, as a page shows it. */
export interface ShownResponse {
  readonly status: string;
  readonly code?: Code;
  /** Of a document that is returned as a file: its media type, and an example below /documents/examples. */
  readonly mediaType?: string;
  readonly sampleFile?: string;
}

/** A response without an example: a file, or nothing at all. */
function Plain({status, mediaType, sampleFile}: ShownResponse): React.ReactNode {
  if (!mediaType) return <>Response {status} has no body.</>;
  return (
    <>
      Response {status} contains the document, as <code>{mediaType}</code>
      {sampleFile && (
        <>
          . Example: <SiteLink href={`/documents/examples/${sampleFile}`}>{sampleFile.split('/').at(-1)}</SiteLink>
        </>
      )}
      .
    </>
  );
}

interface Props {
  readonly id: string;
  readonly version: RestReference['version'];
  readonly request: ShownRequest;
  readonly response: ShownResponse;
}

/** One step of a flow: the request to paste and its response, both from the contract. */
export default function Call({id, version, request, response}: Props): React.ReactNode {
  return (
    <div className={styles.call} data-call={id} data-panel>
      <Request request={request} title="Request" label={`Request of ${id}`} />
      {response.code ? (
        <CodeBlock
          code={response.code}
          title={`Response ${response.status}`}
          label={`Response ${response.status} of ${id}`}
        />
      ) : (
        <p className={styles.empty}>
          <Plain {...response} />
        </p>
      )}
      <p className={styles.more}>
        <Link to={`${referencePage(version)}#${id}`}>{id} in the reference</Link>
      </p>
    </div>
  );
}
