import {useEffect, type MouseEvent, type ReactNode} from 'react';
import type {Hit} from '@site/src/components/Search/find';
import {HitBody, HitTitle} from '@site/src/components/Search/HitBody';
import {hitId, LIST} from './ids';
import styles from './panel.module.css';

interface Props {
  readonly hits: readonly Hit[];
  /** Number of the chosen hit. */
  readonly active: number;
  /** In place of hits. */
  readonly message?: string;
  /** Address of the page with all results; nothing when there are none. */
  readonly all?: string;
  /** Leads to an address without loading a page. */
  readonly go: (address: string) => void;
}

/** The hits below the search box, and the way to all of them. The focus stays in the box. */
export default function HitList({hits, active, message, all, go}: Props): ReactNode {
  useEffect(() => {
    document.getElementById(hitId(active))?.scrollIntoView({block: 'nearest'});
  }, [active, hits]);
  const follow = (event: MouseEvent, address: string): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(address);
  };
  return (
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      {message && (
        <p className={styles.message} aria-hidden>
          {message}
        </p>
      )}
      {hits.length > 0 && (
        <div id={LIST} role="listbox" aria-label="Search results">
          {hits.map((hit, number) => (
            <a
              key={hit.href}
              id={hitId(number)}
              role="option"
              aria-selected={number === active}
              tabIndex={-1}
              href={hit.href}
              className={styles.hit}
              onClick={(event) => follow(event, hit.href)}
            >
              <HitTitle hit={hit} />
              <HitBody hit={hit} />
            </a>
          ))}
        </div>
      )}
      {all && (
        <a className={styles.all} href={all} onClick={(event) => follow(event, all)}>
          See all results
        </a>
      )}
    </div>
  );
}
