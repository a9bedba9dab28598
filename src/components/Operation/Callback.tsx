import {asHtml} from '../html';
import type {Callback as CallbackModel} from '../../contracts/openapi/model';
import CodeBlock from '../CodeBlock';
import Fields from '../Fields';
import Fold from '../Fold';
import {Method} from '../MethodPath';
import {BodyView, ResponseView, type HrefOf} from './Bodies';
import sheet from './styles.pcss';

interface Props {
  readonly callback: CallbackModel;
  readonly hrefOf: HrefOf;
}

/** A request that the service makes to the reader's server: headers, body, and what each response of that server means. */
export default function Callback({callback, hrefOf}: Props): React.ReactNode {
  const {method, address, summary, descriptionHtml, parameters, body, responses} = callback;
  const [example] = (body?.contents ?? []).flatMap(({examples}) => examples);
  return (
    <Fold summary={`Callback: ${summary.toLowerCase()}`}>
      <p>
        <Method method={method} /> <code>{address}</code>
      </p>
      <div {...asHtml(descriptionHtml)} />
      {parameters.length > 0 && <Fields fields={parameters} hrefOf={hrefOf} />}
      {body && <BodyView body={body} hrefOf={hrefOf} />}
      {example && <CodeBlock code={example.code} title={`Request body: ${example.summary}`} />}
      <p className={sheet.locals.part}>Your server's response</p>
      {responses.map((response) => (
        <ResponseView key={response.status} response={response} hrefOf={hrefOf} />
      ))}
    </Fold>
  );
}
