import type {Finding} from '../../../validation/model';
import type {Checked} from '../../model';
import type {CheckAnswer} from '../../protocol';

/** A file of the session, and how far its check is. */
export interface Item {
  readonly key: number;
  readonly name: string;
  readonly file: Blob;
  /** Id of the message that it must be. */
  readonly as?: string;
  readonly state: ItemState;
}

/** What the check does, with the first findings; what it gave, with more to come while it isn't done; or why it gave nothing. */
export type ItemState =
  | {readonly step: string; readonly soFar: readonly Pick<Finding, 'rule' | 'severity' | 'message'>[]}
  | {readonly checked: Checked; readonly isDone: boolean}
  | {readonly failure: string};

/** A change of the files of the session. */
export type Change =
  | {readonly add: readonly Item[]}
  | {readonly key: number; readonly answer: CheckAnswer}
  | {readonly key: number; readonly replace: readonly Item[]}
  | {readonly cancel: true}
  | {readonly clear: true};

/** What a reader sees of a check that was ended. */
const CANCELLED = 'You cancelled the check.';

function stateAfter(state: ItemState, answer: CheckAnswer): ItemState {
  if ('failure' in answer) return {failure: answer.failure};
  if ('checked' in answer) return {checked: answer.checked, isDone: false};
  if ('done' in answer && 'checked' in state) return {...state, isDone: true};
  if (!('step' in state)) return state;
  if ('soFar' in answer) return {...state, soFar: answer.soFar};
  return 'step' in answer ? {...state, step: answer.step} : state;
}

const ended = (state: ItemState): ItemState => {
  if ('step' in state) return {failure: CANCELLED};
  return 'checked' in state ? {...state, isDone: true} : state;
};

/** The files after a change. */
export function itemsAfter(items: readonly Item[], change: Change): readonly Item[] {
  if ('clear' in change) return [];
  if ('add' in change) {
    // A file that is given again, after it was corrected, takes the place of the former.
    const names = change.add.map(({name}) => name);
    return [...items.filter(({name}) => !names.includes(name)), ...change.add];
  }
  if ('cancel' in change) return items.map((item) => ({...item, state: ended(item.state)}));
  if ('replace' in change) return items.flatMap((item) => (item.key === change.key ? change.replace : [item]));
  return items.map((item) =>
    item.key === change.key ? {...item, state: stateAfter(item.state, change.answer)} : item,
  );
}

const isInvalid = ({state}: Item): boolean => 'checked' in state && state.checked.report.verdict === 'invalid';

/** The file that is shown before the reader chooses one: of those that were given last, the first that is invalid, or else the first. @param since the key of the first of them */
export function firstToShow(items: readonly Item[], since: number): Item | undefined {
  const last = items.filter(({key}) => key >= since);
  return last.find(isInvalid) ?? last[0] ?? items.at(-1);
}

/** Whether a check is at work. */
export const isBusy = ({state}: Item): boolean => 'step' in state || ('checked' in state && !state.isDone);
