import {isBusy, type Item} from './state/items';
import {VERDICTS} from '../../diagnosis/reports/words';

/** What the list needs. */
interface FilesProps {
  readonly items: readonly Item[];
  /** The key of the one whose report is shown. */
  readonly chosen: number | undefined;
  readonly choose: (key: number) => void;
  readonly cancel: () => void;
  readonly clear: () => void;
}

function Verdict({state}: Item): React.ReactNode {
  if ('step' in state) return <span className="check-busy">{state.step}</span>;
  const verdict = 'failure' in state ? 'unchecked' : state.checked.report.verdict;
  return (
    <span className="check-verdict" data-verdict={verdict}>
      {VERDICTS[verdict].title}
    </span>
  );
}

/** What is wrong with a file, in short. */
function FirstCause({state}: Item): React.ReactNode {
  const [first] = 'checked' in state ? state.checked.report.causes : [];
  return first && <span className="check-soft">{first.title}</span>;
}

/** The files of the session with their verdicts. */
export function Files({items, chosen, choose, cancel, clear}: FilesProps): React.ReactNode {
  return (
    <section aria-label="Files" className="check-files">
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            <button type="button" aria-pressed={item.key === chosen} onClick={() => choose(item.key)}>
              <span>
                <bdi>{item.name}</bdi> <FirstCause {...item} />
              </span>{' '}
              <Verdict {...item} />
            </button>
          </li>
        ))}
      </ul>
      <p>
        {items.some(isBusy) && (
          <button type="button" className="check-button" onClick={cancel}>
            Cancel
          </button>
        )}{' '}
        <button type="button" className="check-button" onClick={clear}>
          Remove all
        </button>
      </p>
    </section>
  );
}
