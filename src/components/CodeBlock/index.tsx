import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Highlighted code: HTML with Prism token classes, made at build time. */
export interface CodeView {
  readonly html: string;
  readonly language: string;
}

interface Props {
  readonly code: CodeView;
  readonly title?: string;
  /** Name for assistive technology, where the visible title is none or says too little on its own. */
  readonly label?: string;
}

/** A block of code with a copy button, which `src/behaviour` answers. */
export default function CodeBlock({code, title, label}: Props): ReactNode {
  const name = label ?? title ?? `${code.language} code`;
  return (
    <figure className={styles.block} data-code={code.language}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <button type="button" className={styles.copy} data-copy-code aria-label={`Copy: ${name}`}>
        Copy
      </button>
      {/* What scrolls has to take the focus, for the keyboard, and so needs a name; a landmark it is not. */}
      <pre className={styles.code} tabIndex={0} role="group" aria-label={name}>
        <code dangerouslySetInnerHTML={{__html: code.html}} />
      </pre>
    </figure>
  );
}
