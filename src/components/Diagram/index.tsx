import fold from '../Fold/styles.module.css';
import {asHtml} from '../html';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly svg: string;
  /** The same in sentences, in order. */
  readonly steps: readonly string[];
}

/** A drawing with a caption and a text version that everyone can open. */
export default function Diagram({title, svg, steps}: Props): React.ReactNode {
  // Messages that have the numbers of the page's steps need no others.
  const List = steps.some((step) => / \d+\. /.test(step)) ? 'ul' : 'ol';
  return (
    <figure className={styles.diagram}>
      <figcaption>{title}</figcaption>
      <div
        className={`diagram ${styles.drawing}`}
        tabIndex={0}
        role="img"
        aria-label={`Diagram: ${title}. The text version follows.`}
        {...asHtml(svg)}
      />
      <details className={`${styles.text} ${fold.marked}`}>
        <summary>Diagram as text</summary>
        <List>
          {steps.map((step, index) => (
            <li key={index}>{step}</li>
          ))}
        </List>
      </details>
    </figure>
  );
}
