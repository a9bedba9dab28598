import type {SharedResponse} from '../../contracts/openapi/model';
import Fold from '../Fold';
import {HiddenHashLink} from '../HashLink';
import {asHtml} from '../html';
import {breakablePath} from '../joined';
import {Method} from '../MethodPath';
import Operation from '../Operation';
import {ResponseContent, type HrefOf} from '../Operation/Bodies';
import SchemaView from '../Schema';
import sheet from './item.pcss';

type OperationProps = Pick<Parameters<typeof Operation>[0], 'operation' | 'hrefOf'>;

/** One operation of the reference, folded; its summary line has what the search box and the filter look for. */
export function OperationItem({operation, hrefOf}: OperationProps): React.ReactNode {
  const {id, method, path, summary, version, deprecated, beta} = operation;
  const line = (
    <>
      <Method method={method} />
      <h3>
        {summary} <span className={sheet.locals.id}>{id}</span>
        <HiddenHashLink id={id} />
      </h3>
      {deprecated && <span className="badge badge--deprecated">deprecated</span>}
      {beta && <span className={`badge ${sheet.locals.beta}`}>beta</span>}
      <code className={sheet.locals.path}>{breakablePath(path)}</code>
    </>
  );
  const copyLink = (
    <button type="button" data-copy-link={id} data-icon="link" title="Copy link" aria-label={`Copy link to ${id}`} />
  );
  return (
    <Fold id={id} className={sheet.locals.item} data-find={`${id} ${summary} ${method} ${path}`} summary={line}>
      <Operation
        operation={operation}
        hrefOf={hrefOf}
        sharedHrefOf={(name) => `#response-${version}-${name}`}
        buttons={copyLink}
        isStyled
      />
    </Fold>
  );
}

interface ResponseProps {
  readonly id: string;
  readonly response: SharedResponse;
  readonly hrefOf: HrefOf;
}

/** One response that operations share, with its bodies. */
export function ResponseItem({id, response, hrefOf}: ResponseProps): React.ReactNode {
  return (
    <Fold id={id} className={sheet.locals.item} data-find={response.name} summary={<h3>{response.name}</h3>}>
      <div {...asHtml(response.descriptionHtml)} />
      <ResponseContent response={response} hrefOf={hrefOf} />
    </Fold>
  );
}

type SchemaProps = Parameters<typeof SchemaView>[0] & {readonly id: string};

/** One named schema, to which operations link. */
export function SchemaItem({id, ...props}: SchemaProps): React.ReactNode {
  const {name} = props.schema;
  const heading = (
    <h3>
      {name} <span className={sheet.locals.about} {...asHtml(props.schema.aboutHtml)} />
      <HiddenHashLink id={id} />
    </h3>
  );
  return (
    <Fold id={id} className={sheet.locals.item} data-find={name} summary={heading}>
      <SchemaView {...props} />
      <p className={sheet.locals.links}>
        <button type="button" data-copy-link={id}>
          Copy link
        </button>
      </p>
    </Fold>
  );
}
