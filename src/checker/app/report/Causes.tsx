import {useEffect, useRef, useState} from 'react';
import type {Cause, Report} from '../../../diagnosis/model';
import {selectionHere} from '../intake/selection';
import {CauseView} from './CauseView';

/** How many causes are drawn at once, so that the page stays quick. */
const STEP = 50;

/** On paper every finding is open. */
function useOpenOnPaper(list: React.RefObject<HTMLOListElement | null>): void {
  useEffect(() => {
    const open = (): void => list.current?.querySelectorAll('details').forEach((each) => (each.open = true));
    window.addEventListener('beforeprint', open);
    return () => window.removeEventListener('beforeprint', open);
  }, [list]);
}

/** What the list needs. */
interface CausesProps {
  readonly report: Report;
  /** Shows a location in the document; undefined where the document can't be shown. */
  readonly show: ((location: string) => void) | undefined;
  /** Ends the search for corrections; undefined when it is over. */
  readonly cancel: (() => void) | undefined;
}

/** The findings of a report, grouped by their causes. The first is open, and that of the rule in the address. */
export function Causes({report: {causes}, show, cancel}: CausesProps): React.ReactNode {
  const [most, setMost] = useState(STEP);
  const [{rule}] = useState(selectionHere);
  const list = useRef<HTMLOListElement>(null);
  useOpenOnPaper(list);
  const isSelected = ({findings}: Cause): boolean => findings.some((finding) => finding.rule === rule);
  if (causes.length === 0) return null;
  return (
    <>
      <div className="check-heading">
        <h3>Findings</h3>
        {cancel && (
          <span className="check-busy">
            Looking for corrections …{' '}
            <button type="button" className="check-link" onClick={cancel}>
              Stop
            </button>
          </span>
        )}
      </div>
      <ol ref={list} className="check-causes">
        {causes.slice(0, most).map((cause, index) => (
          <li key={cause.id}>
            <CauseView cause={cause} isOpen={index === 0 || isSelected(cause)} show={show} />
          </li>
        ))}
      </ol>
      {causes.length > most && (
        <button type="button" className="check-button" onClick={() => setMost(most + STEP)}>
          Show more ({causes.length - most} left)
        </button>
      )}
    </>
  );
}
