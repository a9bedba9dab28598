import Link from '@docusaurus/Link';
import {consolePage} from '../../addresses/places';
import type {OperationList} from '../../contracts/openapi/model';
import {Method} from '../MethodPath';
import PageStyle from '../PageStyle';
import sheet from './Navigation.pcss';

interface Props {
  readonly references: readonly OperationList[];
  /** The operation whose console the list is beside. Its entries then lead to consoles, and its tags to the reference. */
  readonly current?: string;
}

/** The list of operations by tag, beside the reference or a console, in the look of the sidebars of the other sections. */
export default function Navigation({references, current}: Props): React.ReactNode {
  const isReference = current === undefined;
  const page = isReference ? '' : '/';
  return (
    <nav
      className={`menu thin-scrollbar ${sheet.locals.navigation}`}
      aria-label="Operations"
      data-page-headings={isReference ? '' : undefined}
    >
      <PageStyle sheet={sheet} />
      {references.map(({version, tags}) => (
        <div key={version} data-version={version}>
          {tags.map((tag) => (
            <div key={tag.name} data-group>
              <Link className={sheet.locals.tag} to={`${page}#tag-${version}-${tag.name}`}>
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
            <a className={sheet.locals.tag} href={`#schemas-${version}`}>
              Schemas
            </a>
          )}
        </div>
      ))}
    </nav>
  );
}
