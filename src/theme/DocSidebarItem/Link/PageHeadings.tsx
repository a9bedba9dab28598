import type {ReactNode} from 'react';
import {pageHeadings} from './pageHeadings';
import styles from './styles.module.css';
import {useActiveHeading} from './useActiveHeading';

interface Props {
  readonly pathname: string;
  /** Closes the sidebar on a phone. */
  readonly onClick: () => void;
}

/** The second-level headings of the current page, the one that is being read marked. */
export default function PageHeadings({pathname, onClick}: Props): ReactNode {
  const headings = pageHeadings(pathname).filter(({level}) => level === 2);
  const active = useActiveHeading(headings.map(({id}) => id));
  if (headings.length === 0) return null;
  return (
    <li className={styles.headings}>
      <ul aria-label="On this page">
        {headings.map(({id, value}) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={onClick}
              aria-current={id === active ? 'location' : undefined}
              dangerouslySetInnerHTML={{__html: value}}
            />
          </li>
        ))}
      </ul>
    </li>
  );
}
