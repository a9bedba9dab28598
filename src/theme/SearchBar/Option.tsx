import {HitBody, HitTitle} from '@site/src/components/Search/HitBody';
import type {Hit} from '@site/src/components/Search/groups';
import {hitId} from './ids';
import styles from './panel.module.css';
import SiteLink from '@site/src/components/SiteLink';

interface Props {
  readonly hit: Hit;
  /** Among all options. */
  readonly number: number;
  readonly active: boolean;
  /** Whether it is a part of the page above it. */
  readonly place?: boolean;
  /** Opens the hit; `elsewhere` where the browser itself does, in another tab or window. */
  readonly open: (hit: Hit, elsewhere: boolean) => void;
}

/** Whether the browser opens a link that is clicked in this way in another tab or window. */
export const isElsewhere = (event: React.MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** A hit of the list, or a part of its page. */
export default function Option({hit, number, active, place = false, open}: Props): React.ReactNode {
  function click(event: React.MouseEvent): void {
    if (!isElsewhere(event)) event.preventDefault();
    open(hit, isElsewhere(event));
  }
  return (
    <SiteLink
      id={hitId(number)}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={hit.href}
      data-place={place || undefined}
      className={styles.hit}
      onClick={click}
    >
      <HitTitle hit={hit} />
      {!place && <HitBody hit={hit} />}
    </SiteLink>
  );
}
