import {Fragment} from 'react';
import {breakablePath} from '../joined';
import {Method} from '../MethodPath';
import type {Piece} from './excerpt';
import type {Hit} from './groups';
import styles from './styles.module.css';
import {useExcerpt} from './useExcerpt';

function Pieces({pieces}: {readonly pieces: readonly Piece[]}): React.ReactNode {
  return pieces.map(({text, marked}, index) =>
    marked ? <mark key={index}>{breakablePath(text)}</mark> : <Fragment key={index}>{breakablePath(text)}</Fragment>,
  );
}

/** The heading of a hit, with the method of an operation before it. */
export function HitTitle({hit: {method, title}}: {readonly hit: Hit}): React.ReactNode {
  return (
    <span className={styles.title}>
      {method && (
        <>
          <Method method={method} />{' '}
        </>
      )}
      <Pieces pieces={title} />
    </span>
  );
}

/** What is below the heading of a hit: where it is, and the excerpt. */
export function HitBody({hit}: {readonly hit: Hit}): React.ReactNode {
  const excerpt = useExcerpt(hit);
  return (
    <>
      {hit.where && <span className={styles.where}>{hit.where}</span>}
      {excerpt.length > 0 && (
        <span className={styles.excerpt} data-excerpt>
          <Pieces pieces={excerpt} />
        </span>
      )}
    </>
  );
}
