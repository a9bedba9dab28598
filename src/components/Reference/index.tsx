import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Fold from '../Fold';
import Group from '../Group';
import {asHtml} from '../html';
import type {RestReference} from '../../contracts/openapi/model';
import type {Welcome} from '../../contracts/sections';
import LastChanged from '../LastChanged';
import PageStyle from '../PageStyle';
import Band from './Band';
import {OperationItem, ResponseItem, SchemaItem} from './items';
import Navigation from './Navigation';
import Toolbar from './Toolbar';
import band from './Band.pcss';
import item from './item.pcss';
import operation from '../Operation/styles.pcss';
import sheet from './styles.pcss';
import toolbar from './Toolbar.pcss';

interface Props {
  readonly references: readonly RestReference[];
  readonly title: string;
  /** Address of the page. */
  readonly page: string;
  /** For newcomers, on the page that the site's root shows. */
  readonly welcome?: Welcome;
  /** Last change of the contracts, in milliseconds since 1970. */
  readonly lastChanged?: number;
  readonly footer: React.ReactNode;
}

function Version({reference}: {readonly reference: RestReference}): React.ReactNode {
  const {version, title, descriptionHtml, tags, schemas, responses} = reference;
  const schemaId = (name: string): string => `schema-${version}-${name}`;
  const href = (name: string): string => `#${schemaId(name)}`;
  useBrokenLinks().collectAnchor(`version-${version}`);
  return (
    <section id={`version-${version}`} data-version={version} aria-label={title}>
      <Fold className={sheet.locals.about} summary={`About ${version}`}>
        <div {...asHtml(descriptionHtml)} />
      </Fold>
      {tags.map((tag) => (
        <Group key={tag.name} as="h2" className={sheet.locals.tag} id={`tag-${version}-${tag.name}`} title={tag.name}>
          <div {...asHtml(tag.descriptionHtml)} />
          {tag.operations.map((operation) => (
            <OperationItem key={operation.id} operation={operation} hrefOf={href} />
          ))}
        </Group>
      ))}
      {responses.length > 0 && (
        <Group as="h2" className={sheet.locals.tag} id={`responses-${version}`} title="Shared responses">
          {responses.map((response) => (
            <ResponseItem
              key={response.name}
              id={`response-${version}-${response.name}`}
              response={response}
              hrefOf={href}
            />
          ))}
        </Group>
      )}
      <Group as="h2" className={sheet.locals.tag} id={`schemas-${version}`} title="Schemas">
        {schemas.map((schema) => (
          <SchemaItem key={schema.name} id={schemaId(schema.name)} version={version} schema={schema} hrefOf={href} />
        ))}
      </Group>
    </section>
  );
}

/** The whole REST reference, complete in the static HTML; `src/behaviour` adds the filter, expand all, copying and deep links. */
export default function Reference({references, title, page, welcome, lastChanged, footer}: Props): React.ReactNode {
  return (
    <div className={sheet.locals.page} data-reference data-versions={references.length > 1 ? '' : undefined}>
      {[band, item, operation, sheet, toolbar].map((each) => (
        <PageStyle key={String(each)} sheet={each} />
      ))}
      <Navigation references={references} />
      <article className={sheet.locals.content} data-filtered>
        <Band references={references} title={title} page={page} welcome={welcome} />
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
