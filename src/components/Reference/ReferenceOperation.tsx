import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Operation as OperationModel} from '../../contracts/openapi/model';
import {Method, Path} from '../MethodPath';
import Operation from '../Operation';
import sheet from './item.pcss';

const {locals: styles} = sheet;

interface Props {
  readonly operation: OperationModel;
  readonly hrefOf: (schema: string) => string;
}

/** One operation of the reference, folded; its summary line holds what the search box and the filter look for. */
export default function ReferenceOperation({operation, hrefOf}: Props): ReactNode {
  useBrokenLinks().collectAnchor(operation.id);
  const {id, method, path, summary, version} = operation;
  return (
    <details id={id} className={styles.item} data-find={`${id} ${summary} ${method} ${path}`}>
      <summary>
        <Method method={method} />
        <h3>
          {summary} <span className={styles.id}>{id}</span>
          {/* For the search index, which reads the anchor from here; a summary may hold no link that takes the focus. */}
          <a className="hash-link" href={`#${id}`} hidden />
        </h3>
        {operation.deprecated && <span className="badge badge--deprecated">deprecated</span>}
        {operation.beta && <span className="badge badge--beta">beta</span>}
        <code className={styles.path}>
          <Path path={path} />
        </code>
      </summary>
      <Operation
        operation={operation}
        hrefOf={hrefOf}
        sharedHrefOf={(name) => `#response-${version}-${name}`}
        buttons={
          <button
            type="button"
            data-copy-link={id}
            data-icon="link"
            title="Copy link"
            aria-label={`Copy link to ${id}`}
          />
        }
        methodShown
      />
    </details>
  );
}
