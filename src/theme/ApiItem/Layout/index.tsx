import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The frame of a console page: no sidebar, no breadcrumbs, no pagination. */
export default function ApiItemLayout({children}: {readonly children: ReactNode}): ReactNode {
  return <article className={styles.page}>{children}</article>;
}
