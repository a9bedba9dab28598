import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {RestReference, Schema as SchemaModel} from '../../contracts/openapi/model';
import Schema from '../Schema';
import itemSheet from './item.pcss';
import sheet from './styles.pcss';

const {locals: styles} = sheet;
const {locals: itemStyles} = itemSheet;

interface Props {
  readonly version: RestReference['version'];
  readonly schemas: readonly SchemaModel[];
  readonly hrefOf: (schema: string) => string;
}

/** The named schemas of a version, each once, folded; operations link to them. */
export function SchemaList({version, schemas, hrefOf}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  collectAnchor(`schemas-${version}`);
  for (const {name} of schemas) collectAnchor(`schema-${version}-${name}`);
  return (
    <section className={styles.tag} data-find-group aria-labelledby={`schemas-${version}`}>
      <h2 id={`schemas-${version}`}>
        Schemas
        <a className="hash-link" href={`#schemas-${version}`} aria-label="Direct link to schemas" />
      </h2>
      {schemas.map((schema) => (
        <details
          key={schema.name}
          id={`schema-${version}-${schema.name}`}
          className={itemStyles.item}
          data-find={schema.name}
        >
          <summary>
            <h3>
              {schema.name}
              <a className="hash-link" href={`#schema-${version}-${schema.name}`} hidden />
            </h3>
          </summary>
          <Schema schema={schema} version={version} hrefOf={hrefOf} />
          <p className={itemStyles.links}>
            <button type="button" data-copy-link={`schema-${version}-${schema.name}`}>
              Copy link
            </button>
          </p>
        </details>
      ))}
    </section>
  );
}
