import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {RestReference} from '../../contracts/openapi/model';
import Schema from '../Schema';
import Head from './Head';
import Navigation from './Navigation';
import ReferenceOperation from './ReferenceOperation';
import {ResponseList} from './ResponseList';
import styles from './styles.module.css';

/** Address, inside the reference page, of a schema. */
export const schemaHref =
  (version: string): ((name: string) => string) =>
  (name) =>
    `#schema-${version}-${name}`;

interface Props {
  readonly references: readonly RestReference[];
  /** Title of the page. */
  readonly title: string;
}

function Version({reference}: {readonly reference: RestReference}): ReactNode {
  const {version, tags, schemas, responses} = reference;
  const href = schemaHref(version);
  const {collectAnchor} = useBrokenLinks();
  for (const name of ['version', 'schemas', 'responses']) collectAnchor(`${name}-${version}`);
  for (const tag of tags) collectAnchor(`tag-${version}-${tag.name}`);
  for (const schema of schemas) collectAnchor(`schema-${version}-${schema.name}`);
  for (const response of responses) collectAnchor(`response-${version}-${response.status}`);
  return (
    <section data-version={version} aria-labelledby={`version-${version}`}>
      <h2 id={`version-${version}`} className={styles.version}>
        {reference.title}
        <a className="hash-link" href={`#version-${version}`} aria-label={`Direct link to ${reference.title}`} />
      </h2>
      <div dangerouslySetInnerHTML={{__html: reference.descriptionHtml}} />
      {tags.map((tag) => (
        <section key={tag.name} className={styles.tag} data-tag aria-labelledby={`tag-${version}-${tag.name}`}>
          <h2 id={`tag-${version}-${tag.name}`}>
            {tag.name}
            <a className="hash-link" href={`#tag-${version}-${tag.name}`} aria-label={`Direct link to ${tag.name}`} />
          </h2>
          <div dangerouslySetInnerHTML={{__html: tag.descriptionHtml}} />
          {tag.operations.map((operation) => (
            <ReferenceOperation key={operation.id} operation={operation} hrefOf={href} />
          ))}
        </section>
      ))}
      <ResponseList version={version} responses={responses} hrefOf={href} />
      <section className={styles.tag} data-tag aria-labelledby={`schemas-${version}`}>
        <h2 id={`schemas-${version}`}>
          Schemas
          <a className="hash-link" href={`#schemas-${version}`} aria-label="Direct link to schemas" />
        </h2>
        {schemas.map((schema) => (
          <details
            key={schema.name}
            id={`schema-${version}-${schema.name}`}
            className={styles.item}
            data-find={schema.name}
          >
            <summary>
              <h3>
                {schema.name}
                <a className="hash-link" href={`#schema-${version}-${schema.name}`} hidden />
              </h3>
            </summary>
            <Schema schema={schema} version={version} hrefOf={href} />
            <p className={styles.links}>
              <button type="button" data-copy-link={`schema-${version}-${schema.name}`}>
                Copy link
              </button>
            </p>
          </details>
        ))}
      </section>
    </section>
  );
}

/** The whole REST reference, complete in the static HTML; `behaviour.ts` adds filter, expand all, copying and deep links. */
export default function Reference({references, title}: Props): ReactNode {
  return (
    <div className={styles.page} data-reference>
      <Navigation references={references} />
      <article className={styles.content}>
        <Head references={references} title={title} />
        {references.map((reference) => (
          <Version key={reference.version} reference={reference} />
        ))}
      </article>
    </div>
  );
}
