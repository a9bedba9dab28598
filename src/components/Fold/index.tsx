import useBrokenLinks from '@docusaurus/useBrokenLinks';
import styles from './styles.module.css';

interface Props extends React.ComponentProps<'details'> {
  readonly summary: React.ReactNode;
}

/** A line that opens to its content, with a mark at its end; other props go to the element. Other pages can link to its id. */
export default function Fold({summary, className, children, ...details}: Props): React.ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (details.id) collectAnchor(details.id);
  return (
    <details className={className ? `${styles.fold} ${className}` : styles.fold} {...details}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
