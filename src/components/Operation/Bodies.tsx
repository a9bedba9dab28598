import type {ReactNode} from 'react';
import {asHtml} from '../html';
import type {Body, Content, Response} from '../../contracts/openapi/model';
import CodeBlock from '../CodeBlock';
import ExampleLink from '../ExampleLink';
import Fields, {Required} from '../Fields';
import Fold from '../Fold';
import TypeText from '../TypeText';
import styles from './styles.module.css';

/** The address of a schema or of a shared response by its name. */
export type HrefOf = (name: string) => string;

interface ContentProps {
  readonly content: Content;
  readonly hrefOf: HrefOf;
  /** Whether the examples follow; not where `Code` shows them beside the operation. */
  readonly examples?: boolean;
}

/** One media type of a body: its type or fields, and its examples. */
export function ContentView({content, hrefOf, examples = true}: ContentProps): ReactNode {
  return (
    <>
      <p className={styles.media}>
        <code>{content.mediaType}</code>
        {content.fields.length === 0 && <TypeText type={content.type} hrefOf={hrefOf} />}
        {content.sampleFile && <ExampleLink file={content.sampleFile}>example document</ExampleLink>}
      </p>
      {content.fields.length > 0 && <Fields fields={content.fields} hrefOf={hrefOf} />}
      {examples &&
        content.examples.map((example) => <CodeBlock key={example.name} code={example.code} title={example.summary} />)}
    </>
  );
}

/** The request body: what it is, each media type with its fields. */
export function BodyView({body, hrefOf}: {readonly body: Body; readonly hrefOf: HrefOf}): ReactNode {
  return (
    <>
      <p className={styles.part}>Request body {body.required && <Required />}</p>
      <div {...asHtml(body.descriptionHtml)} />
      {body.contents.map((content) => (
        <ContentView key={content.mediaType} content={content} hrefOf={hrefOf} examples={false} />
      ))}
    </>
  );
}

interface ResponseProps {
  readonly response: Response;
  readonly hrefOf: HrefOf;
  /** Address of a shared response on this page; without it each is shown here, whole. */
  readonly sharedHrefOf?: HrefOf;
}

/** Whether a response is one of success. */
export const isSuccess = ({status}: Response): boolean => status.startsWith('2');

/** Headers and bodies of a response. */
export function ResponseContent({
  response: {headers, contents},
  hrefOf,
  examples,
}: Pick<ResponseProps, 'hrefOf'> & {
  readonly response: Pick<Response, 'headers' | 'contents'>;
  readonly examples?: boolean;
}): ReactNode {
  return (
    <>
      {headers.length > 0 && <Fields fields={headers} hrefOf={hrefOf} />}
      {contents.map((content) => (
        <ContentView key={content.mediaType} content={content} hrefOf={hrefOf} examples={examples} />
      ))}
    </>
  );
}

/** One response: status, meaning, headers and bodies. Success is open, anything else folded, a shared response a link. */
export function ResponseView({response, hrefOf, sharedHrefOf}: ResponseProps): ReactNode {
  const good = isSuccess(response);
  const summary = (
    <>
      <span className={styles.status} data-good={good}>
        {response.status}
      </span>{' '}
      <span className={styles.meaning} {...asHtml(response.descriptionHtml)} />
    </>
  );
  const shared = sharedHrefOf && response.shared;
  if (shared || response.headers.length + response.contents.length === 0) {
    return (
      <p className={styles.shared}>
        {summary} {shared && <a href={sharedHrefOf(shared)}>{shared}</a>}
      </p>
    );
  }
  return (
    <Fold open={good} summary={summary}>
      <ResponseContent response={response} hrefOf={hrefOf} examples={!good} />
    </Fold>
  );
}
