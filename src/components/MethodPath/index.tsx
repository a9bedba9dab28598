import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly method: string;
  readonly path: string;
}

async function copy(button: HTMLButtonElement, text: string): Promise<void> {
  const {copyText} = await import('../copy');
  await copyText(button, text);
}

/** The method of an operation as a small coloured word. */
export function Method({method}: {readonly method: string}): ReactNode {
  return (
    <span className={styles.method} data-method={method}>
      {method}
    </span>
  );
}

/** Method and path of an operation in one line, with a button that copies the path. */
export default function MethodPath({method, path}: Props): ReactNode {
  return (
    <div className={styles.line}>
      <Method method={method} />
      <code className={styles.path}>{path}</code>
      <button type="button" className={styles.copy} data-copy={path} onClick={(event) => void copy(event.currentTarget, path)} aria-label={`Copy path ${path}`}>
        Copy path
      </button>
    </div>
  );
}
