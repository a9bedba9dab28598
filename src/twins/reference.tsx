import {consolePage} from '../addresses/places';
import {responsesTwin, schemasTwin} from '../addresses/twins';
import {asHtml} from '../components/html';
import Operation from '../components/Operation';
import {ResponseContent} from '../components/Operation/Bodies';
import SchemaView from '../components/Schema';
import type {Operation as OperationModel, RestReference} from '../contracts/openapi/model';
import type {Welcome} from '../contracts/sections';

const hrefOf = (version: string) => (name: string) => `/#schema-${version}-${name}`;
const responseHref = (version: string) => (name: string) => `/#response-${version}-${name}`;

/** An operation, whole. */
export function OperationTwin({operation}: {readonly operation: OperationModel}): React.ReactNode {
  const {version} = operation;
  return <Operation operation={operation} hrefOf={hrefOf(version)} sharedHrefOf={responseHref(version)} />;
}

/** The schemas of a version, to which its operations link. */
export function SchemasTwin({reference: {version, schemas}}: {readonly reference: RestReference}): React.ReactNode {
  return schemas.map((schema) => (
    <section key={schema.name}>
      <h2>{schema.name}</h2>
      <SchemaView schema={schema} version={version} hrefOf={hrefOf(version)} />
    </section>
  ));
}

/** The responses that operations of a version share. */
export function ResponsesTwin({reference: {version, responses}}: {readonly reference: RestReference}): React.ReactNode {
  return responses.map((response) => (
    <section key={response.name}>
      <h2>{response.name}</h2>
      <div {...asHtml(response.descriptionHtml)} />
      <ResponseContent response={response} hrefOf={hrefOf(version)} />
    </section>
  ));
}

function Version({reference}: {readonly reference: RestReference}): React.ReactNode {
  const {version, title, descriptionHtml, tags, responses} = reference;
  return (
    <>
      <h2>{title}</h2>
      <div {...asHtml(descriptionHtml)} />
      {tags.map((tag) => (
        <section key={tag.name}>
          <h3>{tag.name}</h3>
          <div {...asHtml(tag.descriptionHtml)} />
          <ul>
            {tag.operations.map(({id, method, path, summary}) => (
              <li key={id}>
                <a href={consolePage(version, id)}>{summary}</a>: <code>{`${method} ${path}`}</code>, <code>{id}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ul>
        <li>
          <a href={schemasTwin(version)}>Schemas of {version}</a>
        </li>
        {responses.length > 0 && (
          <li>
            <a href={responsesTwin(version)}>Shared responses of {version}</a>
          </li>
        )}
      </ul>
    </>
  );
}

interface Props {
  readonly references: readonly RestReference[];
  readonly welcome?: Welcome;
}

/** The list of all operations, each with its own twin. */
export function ReferenceTwin({references, welcome}: Props): React.ReactNode {
  return (
    <>
      <ul>
        {welcome?.start.map(({title, page}) => (
          <li key={page}>
            <a href={page}>{title}</a>
          </li>
        ))}
      </ul>
      <ul>
        {references[0]?.servers.map(({url, description}) => (
          <li key={url}>
            <code>{url}</code>: {description}
          </li>
        ))}
        {references.map(({version}) => (
          <li key={version}>
            OpenAPI description of {version}: <a href={`/openapi/${version}.yaml`}>YAML</a>,{' '}
            <a href={`/openapi/${version}.json`}>JSON</a>
          </li>
        ))}
      </ul>
      {references.map((reference) => (
        <Version key={reference.version} reference={reference} />
      ))}
    </>
  );
}
