import {Fragment} from 'react';
import {asHtml} from '../html';
import type {Body, Content, Response} from '../../contracts/openapi/model';
import CodeBlock from '../CodeBlock';
import ExampleLink from '../ExampleLink';
import Fields, {Required} from '../Fields';
import Fold from '../Fold';
import TypeText from '../TypeText';
import sheet from './styles.pcss';
import SiteLink from '../SiteLink';

/** The address of a schema or of a shared response by its name. */
export type HrefOf = (name: string) => string;

interface ContentsProps {
  readonly of: readonly Content[];
  readonly hrefOf: HrefOf;
  /** Whether the examples follow; not where `Code` shows them beside the operation. */
  readonly examples?: boolean;
}

/** The media types of a body: the type or fields of each, and its examples. */
export function Contents({of, hrefOf, examples: shown = true}: ContentsProps): React.ReactNode {
  return of.map(({mediaType, fields, type, sampleFile, examples}) => (
    <Fragment key={mediaType}>
      <p className={sheet.locals.media}>
        <code>{mediaType}</code>
        {fields.length === 0 && <TypeText type={type} hrefOf={hrefOf} />}
        {sampleFile && <ExampleLink file={sampleFile}>Example document {sampleFile.split('/').at(-1)}</ExampleLink>}
      </p>
      {fields.length > 0 && <Fields fields={fields} hrefOf={hrefOf} />}
      {shown && examples.map(({name, code, summary}) => <CodeBlock key={name} code={code} title={summary} />)}
    </Fragment>
  ));
}

/** The request body: what it is, each media type with its fields. */
export function BodyView({body, hrefOf}: {readonly body: Body; readonly hrefOf: HrefOf}): React.ReactNode {
  return (
    <>
      <p className={sheet.locals.part}>Request body {body.required && <Required />}</p>
      <div {...asHtml(body.descriptionHtml)} />
      <Contents of={body.contents} hrefOf={hrefOf} examples={false} />
    </>
  );
}

/** Whether a response is one of success. */
export const isSuccess = ({status}: Response): boolean => status.startsWith('2');

interface ResponseContentProps extends Omit<ContentsProps, 'of'> {
  readonly response: Pick<Response, 'headers' | 'contents'>;
}

/** Headers and bodies of a response. */
export function ResponseContent({response: {headers, contents}, ...how}: ResponseContentProps): React.ReactNode {
  return (
    <>
      {headers.length > 0 && <Fields fields={headers} hrefOf={how.hrefOf} />}
      <Contents of={contents} {...how} />
    </>
  );
}

interface ResponseProps {
  readonly response: Response;
  readonly hrefOf: HrefOf;
  /** Address of a shared response on this page; without it each is shown here, whole. */
  readonly sharedHrefOf?: HrefOf;
}

/** One response: status, meaning, headers and bodies. Success is open, anything else folded, a shared response a link. */
export function ResponseView({response, hrefOf, sharedHrefOf}: ResponseProps): React.ReactNode {
  const good = isSuccess(response);
  const summary = (
    <>
      <span className={sheet.locals.status} data-good={good}>
        {response.status}
      </span>{' '}
      <span className={sheet.locals.meaning} {...asHtml(response.descriptionHtml)} />
    </>
  );
  const shared = sharedHrefOf && response.shared;
  if (shared || response.headers.length + response.contents.length === 0) {
    return (
      <p className={sheet.locals.shared}>
        {summary} {shared && <SiteLink href={sharedHrefOf(shared)}>{shared}</SiteLink>}
      </p>
    );
  }
  return (
    <Fold open={good} summary={summary}>
      <ResponseContent response={response} hrefOf={hrefOf} examples={!good} />
    </Fold>
  );
}
