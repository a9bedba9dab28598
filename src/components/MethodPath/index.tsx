import CopyButton from '../CopyButton';
import {breakablePath} from '../joined';
import styles from './styles.module.css';

interface Props {
  readonly method: string;
  readonly path: string;
  /** What the path is, where it is none. */
  readonly what?: string;
  /** More buttons or links, after the one that copies the path. */
  readonly children?: React.ReactNode;
}

/** The method of an operation as a small coloured word. */
export function Method({method}: {readonly method: string}): React.ReactNode {
  return (
    <span className={styles.method} data-method={method}>
      {method}
    </span>
  );
}

/** Method and path of an operation in one line, with a button that copies the path. */
export default function MethodPath({method, path, what = 'path', children}: Props): React.ReactNode {
  return (
    <div className={styles.line}>
      <Method method={method} />
      <code className={styles.path}>{breakablePath(path)}</code>
      <span className={styles.buttons}>
        <CopyButton value={path} what={what} which={path} />
        {children}
      </span>
    </div>
  );
}
