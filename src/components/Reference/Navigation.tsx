import type {ReactNode} from 'react';
import type {RestReference} from '../../contracts/openapi/model';
import {Method} from '../MethodPath';
import styles from './Navigation.module.css';

/** The list of operations by tag, beside the reference. */
export default function Navigation({references}: {readonly references: readonly RestReference[]}): ReactNode {
  return (
    <nav className={styles.navigation} aria-label="Operations" data-page-headings>
      {references.map(({version, tags}) => (
        <div key={version} data-version={version}>
          {tags.map((tag) => (
            <div key={tag.name}>
              <a className={styles.navigationTag} href={`#tag-${version}-${tag.name}`}>
                {tag.name}
              </a>
              <ul>
                {tag.operations.map(({id, method, summary}) => (
                  <li key={id}>
                    <a href={`#${id}`}>
                      <span>{summary}</span> <Method method={method} />
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <a className={styles.navigationTag} href={`#schemas-${version}`}>
            Schemas
          </a>
        </div>
      ))}
    </nav>
  );
}
