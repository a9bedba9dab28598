import type {ReactNode} from 'react';
import {asHtml} from '@site/src/components/html';
import {headingsOf} from '@site/src/components/StaticContent/pages';
import styles from './styles.module.css';

interface Props {
  readonly pathname: string;
  /** Closes the sidebar on a phone. */
  readonly onClick: () => void;
}

/** The second-level headings of the current page. The page script marks the one that is being read. */
export default function PageHeadings({pathname, onClick}: Props): ReactNode {
  const headings = headingsOf(pathname).filter(({level}) => level === 2);
  if (headings.length === 0) return null;
  return (
    <li className={styles.headings}>
      <ul aria-label="On this page" data-page-headings>
        {headings.map(({id, value}) => (
          <li key={id}>
            <a href={`#${id}`} onClick={onClick} {...asHtml(value)} />
          </li>
        ))}
      </ul>
    </li>
  );
}
