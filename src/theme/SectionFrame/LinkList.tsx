import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  readonly links: readonly {readonly to: string; readonly label: string; readonly text?: string}[];
}

/** Links, each with a sentence about where it leads. */
export default function LinkList({links}: Props): ReactNode {
  return (
    <ul className={styles.links}>
      {links.map(({to, label, text}) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
