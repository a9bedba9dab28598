import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {consolePage} from '../../addresses/places';
import type {OperationList} from '../../contracts/openapi/model';
import {Method} from '../MethodPath';
import styles from './Navigation.module.css';

interface Props {
  readonly references: readonly OperationList[];
  /** The operation whose console the list is beside. Its entries then lead to consoles, and its tags to the reference. */
  readonly current?: string;
}

/** The list of operations by tag, beside the reference or a console. */
export default function Navigation({references, current}: Props): ReactNode {
  const isReference = current === undefined;
  const page = isReference ? '' : '/';
  return (
    <nav className={styles.navigation} aria-label="Operations" data-page-headings={isReference ? '' : undefined}>
      {references.map(({version, tags}) => (
        <div key={version} data-version={version}>
          {tags.map((tag) => (
            <div key={tag.name}>
              <Link className={styles.navigationTag} to={`${page}#tag-${version}-${tag.name}`}>
                {tag.name}
              </Link>
              <ul>
                {tag.operations.map(({id, method, summary}) => (
                  <li key={id}>
                    <Link
                      to={isReference ? `#${id}` : consolePage(version, id)}
                      aria-current={id === current ? 'page' : undefined}
                    >
                      <span>{summary}</span> <Method method={method} />
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {isReference && (
            <a className={styles.navigationTag} href={`#schemas-${version}`}>
              Schemas
            </a>
          )}
        </div>
      ))}
    </nav>
  );
}
