import type {ReactNode} from 'react';
import {FOLD, linesOf, unfoldLabel} from './fold';
import styles from './styles.module.css';

interface Props {
  /** The code as it is shown first. */
  readonly html: string;
  /** The most lines that the block will have. */
  readonly most?: number;
}

/** The button below a folded block. Where only another text of the block is tall, it waits hidden. */
export default function Unfold({html, most = 0}: Props): ReactNode {
  const lines = linesOf(html);
  if (Math.max(lines, most) <= FOLD) return null;
  return (
    <button type="button" className={styles.unfold} data-unfold hidden={lines <= FOLD}>
      {unfoldLabel(lines)}
    </button>
  );
}
