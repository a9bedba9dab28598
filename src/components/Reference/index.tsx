import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {RestReference} from '../../contracts/openapi/model';
import Head from './Head';
import Navigation from './Navigation';
import ReferenceOperation from './ReferenceOperation';
import {ResponseList} from './ResponseList';
import {SchemaList} from './SchemaList';
import styles from './styles.module.css';

interface Props {
  readonly references: readonly RestReference[];
  /** Title of the page. */
  readonly title: string;
}

function Version({reference}: {readonly reference: RestReference}): ReactNode {
  const {version, tags, schemas, responses} = reference;
  const href = (schema: string): string => `#schema-${version}-${schema}`;
  const {collectAnchor} = useBrokenLinks();
  collectAnchor(`version-${version}`);
  for (const tag of tags) collectAnchor(`tag-${version}-${tag.name}`);
  return (
    <section data-version={version} aria-labelledby={`version-${version}`}>
      <h2 id={`version-${version}`} className={styles.version}>
        {reference.title}
        <a className="hash-link" href={`#version-${version}`} aria-label={`Direct link to ${reference.title}`} />
      </h2>
      <div dangerouslySetInnerHTML={{__html: reference.descriptionHtml}} />
      {tags.map((tag) => (
        <section key={tag.name} className={styles.tag} data-find-group aria-labelledby={`tag-${version}-${tag.name}`}>
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
      <SchemaList version={version} schemas={schemas} hrefOf={href} />
    </section>
  );
}

/** The whole REST reference, complete in the static HTML; `behaviour.ts` adds filter, expand all, copying and deep links. */
export default function Reference({references, title}: Props): ReactNode {
  return (
    <div className={styles.page} data-reference data-versions={references.length > 1 ? '' : undefined}>
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
