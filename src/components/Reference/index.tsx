import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {asHtml} from '../html';
import type {RestReference} from '../../contracts/openapi/model';
import type {Welcome} from '../../contracts/sections';
import LastChanged from '../LastChanged';
import PageStyle from '../PageStyle';
import Band from './Band';
import Navigation from './Navigation';
import ReferenceOperation from './ReferenceOperation';
import {ResponseList} from './ResponseList';
import {SchemaList} from './SchemaList';
import Toolbar from './Toolbar';
import band from './Band.pcss';
import item from './item.pcss';
import sheet from './styles.pcss';
import toolbar from './Toolbar.pcss';

const {locals: styles} = sheet;

interface Props {
  readonly references: readonly RestReference[];
  /** Title of the page. */
  readonly title: string;
  /** For newcomers, on the page that the site's root shows. */
  readonly welcome?: Welcome;
  /** Last change of the contracts, in milliseconds since 1970. */
  readonly lastChanged?: number;
  /** The foot of the page. */
  readonly footer: ReactNode;
}

function Version({reference}: {readonly reference: RestReference}): ReactNode {
  const {version, tags, schemas, responses} = reference;
  const href = (schema: string): string => `#schema-${version}-${schema}`;
  const {collectAnchor} = useBrokenLinks();
  collectAnchor(`version-${version}`);
  for (const tag of tags) collectAnchor(`tag-${version}-${tag.name}`);
  return (
    <section id={`version-${version}`} data-version={version} aria-label={reference.title}>
      <div {...asHtml(reference.descriptionHtml)} />
      {tags.map((tag) => (
        <section key={tag.name} className={styles.tag} data-find-group aria-labelledby={`tag-${version}-${tag.name}`}>
          <h2 id={`tag-${version}-${tag.name}`}>
            {tag.name}
            <a className="hash-link" href={`#tag-${version}-${tag.name}`} aria-label={`Direct link to ${tag.name}`} />
          </h2>
          <div {...asHtml(tag.descriptionHtml)} />
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
export default function Reference({references, title, welcome, lastChanged, footer}: Props): ReactNode {
  return (
    <div className={styles.page} data-reference data-versions={references.length > 1 ? '' : undefined}>
      {[band, item, sheet, toolbar].map((each) => (
        <PageStyle key={String(each)} sheet={each} />
      ))}
      <Navigation references={references} />
      <article className={styles.content}>
        <Band references={references} title={title} welcome={welcome} />
        <Toolbar references={references} />
        {references.map((reference) => (
          <Version key={reference.version} reference={reference} />
        ))}
        <LastChanged at={lastChanged} />
        {footer}
      </article>
    </div>
  );
}
