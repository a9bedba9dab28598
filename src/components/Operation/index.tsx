import {asHtml} from '../html';
import {schemaEntries} from '../../addresses/places';
import type {Operation as OperationModel} from '../../contracts/openapi/model';
import Fields from '../Fields';
import MethodPath from '../MethodPath';
import PageStyle from '../PageStyle';
import TryIt from '../TryIt';
import {BodyView, isSuccess, ResponseView, type HrefOf} from './Bodies';
import Callback from './Callback';
import Code from './Code';
import Errors from './Errors';
import Facts, {OperationLinks} from './Facts';
import sheet from './styles.pcss';

interface Props {
  readonly operation: OperationModel;
  /** Address of a schema by its name; default: the reference of the operation's version. */
  readonly hrefOf?: HrefOf;
  /** Address of a shared response on this page; without it each is shown with the operation. */
  readonly sharedHrefOf?: HrefOf;
  readonly buttons?: React.ReactNode;
  /** Whether the page has the style of operations already. */
  readonly isStyled?: boolean;
}

/** One operation, whole: method and path, purpose, facts, parameters, request body, response, callbacks, links, request and response as code, errors. */
export default function Operation({
  operation,
  hrefOf = schemaEntries(operation.version),
  sharedHrefOf,
  buttons,
  isStyled = false,
}: Props): React.ReactNode {
  return (
    <div className={sheet.locals.operation} data-operation={operation.id}>
      {!isStyled && <PageStyle sheet={sheet} />}
      <MethodPath method={operation.method} path={operation.path}>
        {buttons}
        <TryIt id={operation.id} version={operation.version} />
      </MethodPath>
      <div data-beside>
        <div className={sheet.locals.prose}>
          <div {...asHtml(operation.descriptionHtml)} />
          <Facts operation={operation} />
          {operation.parameters.length > 0 && (
            <>
              <p className={sheet.locals.part}>Parameters</p>
              <Fields fields={operation.parameters} hrefOf={hrefOf} />
            </>
          )}
          {operation.body && <BodyView body={operation.body} hrefOf={hrefOf} />}
          <div data-responses>
            <p className={sheet.locals.part}>Response</p>
            {operation.responses.filter(isSuccess).map((response) => (
              <ResponseView key={response.status} response={response} hrefOf={hrefOf} sharedHrefOf={sharedHrefOf} />
            ))}
            {operation.callbacks.map((callback) => (
              <Callback key={callback.id} callback={callback} hrefOf={hrefOf} />
            ))}
          </div>
          <OperationLinks operation={operation} />
        </div>
        <div className={sheet.locals.code}>
          <Code operation={operation} />
        </div>
      </div>
      <Errors operation={operation} hrefOf={hrefOf} sharedHrefOf={sharedHrefOf} />
    </div>
  );
}
