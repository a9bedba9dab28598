import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

interface Props extends ComponentProps<'details'> {
  readonly summary: ReactNode;
}

/** A line that opens to its content, with a mark at its end; other props go to the element. */
export default function Fold({summary, className, children, ...details}: Props): ReactNode {
  return (
    <details className={className ? `${styles.fold} ${className}` : styles.fold} {...details}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
