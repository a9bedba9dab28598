import {useEffect, useRef} from 'react';
import {inGroups, type Hit} from './groups';
import styles from './styles.module.css';

interface Props {
  readonly hits: readonly Hit[];
  /** Nothing for all kinds. */
  readonly kind?: string;
  readonly choose: (kind: string | undefined) => void;
}

const STEPS: Readonly<Record<string, number>> = {ArrowLeft: -1, ArrowRight: 1};

/** Moves the focus to the chip on the left or on the right, round the ends. */
function step(event: React.KeyboardEvent<HTMLElement>): void {
  const by = STEPS[event.key];
  if (by === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const chips = Array.from(event.currentTarget.querySelectorAll('button'));
  const at = chips.findIndex((chip) => chip === event.target);
  event.preventDefault();
  chips[(at + by + chips.length) % chips.length]?.focus();
}

/** The kinds of the hits with their numbers: each limits the list to its hits. Nothing where all are of one kind. */
export default function Chips({hits, kind, choose}: Props): React.ReactNode {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    row.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }, [kind]);
  const groups = inGroups(hits);
  if (groups.length < 2) return null;
  const chips = [{name: undefined, hits}, ...groups];
  return (
    <div ref={row} role="toolbar" aria-label="Kinds of results" className={styles.chips} onKeyDown={step}>
      {chips.map(({name, hits: {length}}) => (
        <button
          key={name ?? ''}
          type="button"
          aria-pressed={name === kind}
          tabIndex={name === kind ? 0 : -1}
          className={styles.chip}
          onClick={() => choose(name)}
        >
          {name ?? 'All'} <span className={styles.number}>{length}</span>
        </button>
      ))}
    </div>
  );
}
