import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Operation as OperationModel, RestReference, Schema, SharedResponse} from '../../contracts/openapi/model';
import Fold from '../Fold';
import {asHtml} from '../html';
import {breakablePath} from '../joined';
import {Method} from '../MethodPath';
import Operation from '../Operation';
import {ResponseContent, type HrefOf} from '../Operation/Bodies';
import SchemaView from '../Schema';
import sheet from './item.pcss';

interface ItemProps {
  readonly id: string;
  /** What the filter finds it by. */
  readonly find: string;
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

function Item({id, find, summary, children}: ItemProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <Fold id={id} className={sheet.locals.item} data-find={find} summary={summary}>
      {children}
    </Fold>
  );
}

/** For the search index, which reads the anchor from here; a summary may hold no link that takes the focus. */
const hiddenLink = (id: string): ReactNode => <a className="hash-link" href={`#${id}`} hidden />;

interface OperationProps {
  readonly operation: OperationModel;
  readonly hrefOf: HrefOf;
}

/** One operation of the reference, folded; its summary line has what the search box and the filter look for. */
export function OperationItem({operation, hrefOf}: OperationProps): ReactNode {
  const {id, method, path, summary, version, deprecated, beta} = operation;
  const line = (
    <>
      <Method method={method} />
      <h3>
        {summary} <span className={sheet.locals.id}>{id}</span>
        {hiddenLink(id)}
      </h3>
      {deprecated && <span className="badge badge--deprecated">deprecated</span>}
      {beta && <span className="badge badge--beta">beta</span>}
      <code className={sheet.locals.path}>{breakablePath(path)}</code>
    </>
  );
  const copyLink = (
    <button type="button" data-copy-link={id} data-icon="link" title="Copy link" aria-label={`Copy link to ${id}`} />
  );
  return (
    <Item id={id} find={`${id} ${summary} ${method} ${path}`} summary={line}>
      <Operation
        operation={operation}
        hrefOf={hrefOf}
        sharedHrefOf={(name) => `#response-${version}-${name}`}
        buttons={copyLink}
        methodShown
      />
    </Item>
  );
}

interface ResponseProps {
  readonly id: string;
  readonly response: SharedResponse;
  readonly hrefOf: HrefOf;
}

/** One response that operations share, with its bodies. */
export function ResponseItem({id, response, hrefOf}: ResponseProps): ReactNode {
  return (
    <Item id={id} find={response.name} summary={<h3>{response.name}</h3>}>
      <div {...asHtml(response.descriptionHtml)} />
      <ResponseContent response={response} hrefOf={hrefOf} />
    </Item>
  );
}

interface SchemaProps {
  readonly id: string;
  readonly version: RestReference['version'];
  readonly schema: Schema;
  readonly hrefOf: HrefOf;
}

/** One named schema, to which operations link. */
export function SchemaItem({id, version, schema, hrefOf}: SchemaProps): ReactNode {
  const heading = (
    <h3>
      {schema.name}
      {hiddenLink(id)}
    </h3>
  );
  return (
    <Item id={id} find={schema.name} summary={heading}>
      <SchemaView schema={schema} version={version} hrefOf={hrefOf} />
      <p className={sheet.locals.links}>
        <button type="button" data-copy-link={id}>
          Copy link
        </button>
      </p>
    </Item>
  );
}
