import {useEffect, useRef} from 'react';
import {inGroups, type Hit} from '@site/src/components/Search/groups';
import {HitBody, HitTitle} from '@site/src/components/Search/HitBody';
import {hitId, LIST} from './ids';
import styles from './panel.module.css';

interface Props {
  /** What the list is, for assistive technology. */
  readonly label: string;
  /** In the order of their groups. */
  readonly hits: readonly Hit[];
  readonly active?: number;
  readonly message?: string;
  /** Address of the page with all results; nothing when there are none. */
  readonly all?: string;
  /** Leads to an address without loading a page. */
  readonly go: (address: string) => void;
  /** Closes the list where it takes the window. */
  readonly close: () => void;
}

/** Keeps the end of an element above the keyboard of a phone, which covers the page without making it smaller. */
function useRoomAboveKeyboard(element: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const {visualViewport: visible} = window;
    if (!visible) return undefined;
    const fit = (): void => {
      const covered = visible.scale > 1 ? 0 : window.innerHeight - visible.height - visible.offsetTop;
      element.current?.style.setProperty('--keyboard', `${Math.max(0, covered)}px`);
    };
    fit();
    const leave = new AbortController();
    for (const type of ['resize', 'scroll']) visible.addEventListener(type, fit, leave);
    return () => leave.abort();
  }, [element]);
}

/** The hits below the search box, and the way to all of them. The focus stays in the box. */
export default function HitList({label, hits, active, message, all, go, close}: Props): React.ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  useRoomAboveKeyboard(panel);
  useEffect(() => {
    if (active !== undefined) document.getElementById(hitId(active))?.scrollIntoView({block: 'nearest'});
  }, [active, hits]);
  const follow = (event: React.MouseEvent, address: string): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(address);
  };
  return (
    <>
      <button type="button" className={styles.close} aria-label="Close search" onClick={close}>
        Close
      </button>
      <div ref={panel} className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
        {message && (
          <p className={styles.message} aria-hidden>
            {message}
          </p>
        )}
        {hits.length > 0 && (
          <div id={LIST} role="listbox" aria-label={label}>
            {inGroups(hits).map((group, number) => (
              <div key={group.name} role="group" aria-labelledby={`search-group-${number}`} className={styles.group}>
                <span id={`search-group-${number}`} className={styles.name}>
                  {group.name}
                </span>
                {group.hits.map((hit) => (
                  <a
                    key={hit.href}
                    id={hitId(hits.indexOf(hit))}
                    role="option"
                    aria-selected={hits.indexOf(hit) === active}
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
            ))}
          </div>
        )}
        {all && (
          <a className={styles.all} href={all} onClick={(event) => follow(event, all)}>
            See all results
          </a>
        )}
      </div>
    </>
  );
}
