import {shortened} from './code/shortened';
import type {ItemState} from './state/items';

/** What a check that is at work needs. */
interface BusyProps {
  readonly state: Extract<ItemState, {step: string}>;
  readonly cancel: () => void;
}

/** What a check does, the first findings, and the way to end it. */
export function Busy({state: {step, soFar}, cancel}: BusyProps): React.ReactNode {
  return (
    <>
      <p className="check-busy">
        {step} …{' '}
        <button type="button" className="check-button" onClick={cancel}>
          Cancel
        </button>
      </p>
      {soFar.length > 0 && (
        <>
          <p>Found so far:</p>
          <ul className="check-so-far">
            {soFar.map(({rule, message}, index) => (
              <li key={index}>
                <code>{rule}</code> {shortened(message)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
