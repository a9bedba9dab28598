import {useEffect, useRef} from 'react';
import type {Client} from '../client';
import {Busy} from './Busy';
import {keepReport} from './report/links';
import {ReportView} from './report/ReportView';
import {isBusy, type Item} from './state/items';

/** What it needs. */
interface ResultProps {
  readonly item: Item;
  /** All files of the session. */
  readonly items: readonly Item[];
  readonly client: Client;
  readonly cancel: () => void;
}

/** What the check of a file does, or what it gave. It comes into view with the focus, which would stay out of it, unless the reader sees its beginning already. */
export function Result({item, items, client, cancel}: ResultProps): React.ReactNode {
  const {name, state} = item;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const {top = 0} = section.current?.getBoundingClientRect() ?? {};
    if (top <= window.innerHeight / 2) return;
    section.current?.scrollIntoView({block: 'start'});
    section.current?.focus({preventScroll: true});
  }, []);
  return (
    <section ref={section} tabIndex={-1} aria-label={`Report on ${name}`} className="check-result" onClick={keepReport}>
      <h2>
        <bdi>{name}</bdi>
      </h2>
      {'step' in state && <Busy state={state} cancel={cancel} />}
      {'failure' in state && (
        <p className="check-banner" data-verdict="unchecked">
          <strong>Could not check</strong> {state.failure}
        </p>
      )}
      {'checked' in state && (
        <ReportView
          item={item}
          checked={state.checked}
          others={items.filter(({key}) => key !== item.key)}
          client={client}
          cancel={isBusy(item) ? cancel : undefined}
        />
      )}
    </section>
  );
}
