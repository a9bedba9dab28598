import type {ReactNode} from 'react';
import type {RestReference} from '../../contracts/openapi/model';
import {Method} from '../MethodPath';
import PageStyle from '../PageStyle';
import sheet from './Navigation.pcss';

const {locals: styles} = sheet;

/** The list of operations by tag, beside the reference, in the look of the sidebars of the other sections. */
export default function Navigation({references}: {readonly references: readonly RestReference[]}): ReactNode {
  return (
    <nav className={`menu thin-scrollbar ${styles.navigation}`} aria-label="Operations" data-page-headings>
      <PageStyle sheet={sheet} />
      {references.map(({version, tags}) => (
        <div key={version} data-version={version}>
          {tags.map((tag) => (
            <div key={tag.name} data-group>
              <a className={styles.tag} href={`#tag-${version}-${tag.name}`}>
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
          <a className={styles.tag} href={`#schemas-${version}`}>
            Schemas
          </a>
        </div>
      ))}
    </nav>
  );
}
