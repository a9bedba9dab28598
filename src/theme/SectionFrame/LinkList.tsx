import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** A link and a sentence about where it leads. */
export interface LinkEntry {
  readonly to: string;
  readonly label: string;
  readonly text?: string;
}

interface Props {
  readonly links: readonly LinkEntry[];
  /** Whether the links lead to pages that the build may lack, as that of the tests does. */
  readonly unchecked?: boolean;
}

/** Links, each with a sentence about where it leads. */
export default function LinkList({links, unchecked = false}: Props): ReactNode {
  return (
    <ul className={styles.links}>
      {links.map(({to, label, text}) => (
        <li key={to}>
          <Link to={to} data-noBrokenLinkCheck={unchecked}>
            {label}
          </Link>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
