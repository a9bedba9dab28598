import {Fragment, useEffect, useRef} from 'react';
import Chips from '@site/src/components/Search/Chips';
import type {Hit} from '@site/src/components/Search/groups';
import NotFoundWords from '@site/src/components/Search/NotFoundWords';
import {resultsPage} from '@site/src/components/Search/resultsPage';
import {isEmpty, statusOf} from '@site/src/components/Search/status';
import type {Answer} from '@site/src/components/Search/useHits';
import {hitId, LIST} from './ids';
import Option, {isElsewhere} from './Option';
import type {Shown} from './options';
import styles from './panel.module.css';
import {useRoomAboveKeyboard} from './useRoomAboveKeyboard';
import SiteLink from '@site/src/components/SiteLink';

interface Props {
  readonly query: string;
  readonly answer?: Answer;
  readonly shown: Shown;
  readonly active?: number;
  /** Limits the hits to a kind, or takes the limit away. */
  readonly limit: (kind: string | undefined) => void;
  /** Opens a hit; `elsewhere` where the browser itself does, in another tab or window. */
  readonly open: (hit: Hit, elsewhere: boolean) => void;
  /** The same for the page of all results. */
  readonly openAll: (elsewhere: boolean) => void;
  /** Removes the recent searches; nothing where there are none. */
  readonly forget?: () => void;
  /** Closes the list where it takes the window. */
  readonly close: () => void;
}

/** What the list says above the hits. Where the status of the box says the same, it is for the eye alone. */
function Message({query, answer, shown}: Pick<Props, 'query' | 'answer' | 'shown'>): React.ReactNode {
  if (!query) return null;
  if (answer && (isEmpty(answer) || answer.missing.length > 0))
    return (
      <p className={styles.message}>
        <NotFoundWords answer={answer} />
      </p>
    );
  return (
    shown.options.length === 0 && (
      <p className={styles.message} aria-hidden>
        {statusOf(answer)}
      </p>
    )
  );
}

/** The hits below the search box, with their kinds, and the way to all of them. The focus stays in the box. */
export default function HitList(props: Props): React.ReactNode {
  const {query, answer, shown, active, limit, open, openAll, forget, close} = props;
  const panel = useRef<HTMLDivElement>(null);
  useRoomAboveKeyboard(panel);
  useEffect(() => {
    if (active !== undefined) document.getElementById(hitId(active))?.scrollIntoView({block: 'nearest'});
  }, [active, shown.options]);
  function followAll(event: React.MouseEvent): void {
    if (!isElsewhere(event)) event.preventDefault();
    openAll(isElsewhere(event));
  }
  const option = (hit: Hit, place = false): React.ReactNode => {
    const number = shown.options.indexOf(hit);
    return <Option key={hit.href} hit={hit} number={number} active={number === active} place={place} open={open} />;
  };
  return (
    <>
      <button type="button" className={styles.close} aria-label="Close search" onClick={close}>
        Close
      </button>
      <div ref={panel} className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
        {shown.found && answer && (
          <div className={styles.kinds}>
            <Chips hits={answer.hits} kind={shown.kind} choose={limit} />
          </div>
        )}
        <Message {...{query, answer, shown}} />
        {shown.groups.length > 0 && (
          <div id={LIST} role="listbox" aria-label={shown.label}>
            {shown.groups.map((group, number) => (
              <div key={group.name} role="group" aria-labelledby={`search-group-${number}`} className={styles.group}>
                <span id={`search-group-${number}`} className={styles.name}>
                  {group.name}
                </span>
                {group.hits.map((hit) => (
                  <Fragment key={hit.href}>
                    {option(hit)}
                    {hit.places?.map((place) => option(place, true))}
                  </Fragment>
                ))}
              </div>
            ))}
          </div>
        )}
        {shown.found && (
          <SiteLink className={styles.all} href={resultsPage(query, shown.kind)} onClick={followAll}>
            See all results
          </SiteLink>
        )}
        {forget && (
          <button type="button" className={styles.all} onClick={forget}>
            Clear recent searches
          </button>
        )}
      </div>
    </>
  );
}
