import {VERDICTS} from '../../diagnosis/reports/words';
import type {Item} from './state/items';

function wordsOf({name, state}: Item): string {
  if ('step' in state) return `${name}: ${state.step}`;
  if ('failure' in state) return `${name}: could not check. ${state.failure}`;
  const {report} = state.checked;
  return `${name}: ${VERDICTS[report.verdict].title}. ${report.accepted.text}`;
}

/** Tells those who can't see the page what became of the file that was changed last. */
export function Announcement({items}: {readonly items: readonly Item[]}): React.ReactNode {
  const busy = items.find(({state}) => 'step' in state);
  const item = busy ?? items.at(-1);
  return (
    <div role="status" className="check-unseen">
      {item && wordsOf(item)}
    </div>
  );
}
