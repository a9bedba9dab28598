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
  /** Name for assistive technology when there is no visible title. */
  readonly label?: string;
}

/** A block of code with a copy button, which `src/behaviour` answers. */
export default function CodeBlock({code, title, label}: Props): ReactNode {
  return (
    <figure className={styles.block} data-code={code.language}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <button type="button" className={styles.copy} data-copy-code aria-label={`Copy ${title ?? label ?? 'code'}`}>
        Copy
      </button>
      {/* A scrolling region has to take the focus, so that it can be scrolled with the keyboard. */}
      <pre className={styles.code} tabIndex={0} aria-label={title ?? label ?? `${code.language} code`} role="region">
        <code dangerouslySetInnerHTML={{__html: code.html}} />
      </pre>
    </figure>
  );
}
