import type {ReactNode} from 'react';
import {asHtml} from '../html';
import type {Body, Content, Response} from '../../contracts/openapi/model';
import CodeBlock from '../CodeBlock';
import Fields from '../Fields';
import TypeText from '../TypeText';
import styles from './styles.module.css';

type HrefOf = (schema: string) => string;

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
        {content.sampleFile && <a href={`/documents/examples/${content.sampleFile}`}>example document</a>}
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
      <p className={styles.part}>Request body {body.required && <span className={styles.required}>required</span>}</p>
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

function Summary({response}: {readonly response: Response}): ReactNode {
  return (
    <>
      <span className={styles.status} data-good={isSuccess(response)}>
        {response.status}
      </span>{' '}
      <span className={styles.meaning} {...asHtml(response.descriptionHtml)} />
    </>
  );
}

/** One response: status, meaning, headers and bodies. Success is open, anything else folded, a shared response a link. */
export function ResponseView({response, hrefOf, sharedHrefOf}: ResponseProps): ReactNode {
  if (response.shared && sharedHrefOf) {
    return (
      <p className={styles.shared}>
        <Summary response={response} /> <a href={sharedHrefOf(response.shared)}>{response.shared}</a>
      </p>
    );
  }
  if (response.headers.length + response.contents.length === 0) {
    return (
      <p className={styles.shared}>
        <Summary response={response} />
      </p>
    );
  }
  const good = isSuccess(response);
  return (
    <details className={styles.response} open={good}>
      <summary>
        <Summary response={response} />
      </summary>
      {response.headers.length > 0 && <Fields fields={response.headers} hrefOf={hrefOf} />}
      {response.contents.map((content) => (
        <ContentView key={content.mediaType} content={content} hrefOf={hrefOf} examples={!good} />
      ))}
    </details>
  );
}
