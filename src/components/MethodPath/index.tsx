import {Fragment, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly method?: string;
  readonly path: string;
  /** What the path is, where it is none. */
  readonly what?: string;
  /** More buttons or links, after the one that copies the path. */
  readonly children?: ReactNode;
}

/** The method of an operation as a small coloured word. */
export function Method({method}: {readonly method: string}): ReactNode {
  return (
    <span className={styles.method} data-method={method}>
      {method}
    </span>
  );
}

/** A path that breaks before a slash, where it must. */
export function Path({path}: {readonly path: string}): ReactNode {
  return path.split(/(?<=.)(?=\/)/).map((part, index) => (
    <Fragment key={index}>
      <wbr />
      {part}
    </Fragment>
  ));
}

/** Method and path of an operation in one line, with a button that copies the path. */
export default function MethodPath({method, path, what = 'path', children}: Props): ReactNode {
  return (
    <div className={styles.line}>
      {method && <Method method={method} />}
      <code className={styles.path}>
        <Path path={path} />
      </code>
      <span className={styles.buttons}>
        <button
          type="button"
          data-copy={path}
          data-icon="copy"
          title={`Copy ${what}`}
          aria-label={`Copy ${what} ${path}`}
        />
        {children}
      </span>
    </div>
  );
}
