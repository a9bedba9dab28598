import {escapeRegExp} from '../../contracts/escapeRegExp';
import {setHidden, wordsOf} from '../page/find';

/** An element of a tree: its row and details are what it is found by, not the elements in it. */
interface Entry {
  readonly item: HTMLElement;
  readonly details: HTMLDetailsElement | null;
  readonly text: string;
  readonly children: readonly Entry[];
}

const trees = new WeakMap<Element, readonly Entry[]>();

const childrenOf = (element: Element | null, selector: string): HTMLElement[] =>
  Array.from(element?.querySelectorAll<HTMLElement>(`:scope > ${selector}`) ?? []);

function entriesOf(parent: Element | null): Entry[] {
  return childrenOf(parent, 'ul > li').map((item) => {
    const details = item.querySelector<HTMLDetailsElement>(':scope > details');
    const text = childrenOf(details, ':is(summary, div)')
      .map(({textContent}) => textContent)
      .join(' ')
      .toLowerCase();
    return {item, details, text, children: entriesOf(details)};
  });
}

function entriesIn(root: Element): readonly Entry[] {
  const entries = trees.get(root) ?? entriesOf(root.querySelector('[role=group]'));
  trees.set(root, entries);
  return entries;
}

/** Finds a word. One that ends in a number must end there: `bt-1` is not in `bt-10`. */
const pattern = (word: string): RegExp =>
  new RegExp(/^[a-z-]+-\d+$/.test(word) ? `${escapeRegExp(word)}(?![\\d-])` : escapeRegExp(word));

/** Opens a group, or closes it again when the filter has opened it. */
export function setOpen(details: HTMLDetailsElement | null, open: boolean): void {
  if (!details) return;
  if (open) {
    if (!details.open) details.dataset.opened = '';
    details.open = true;
  } else if ('opened' in details.dataset) {
    details.open = false;
    delete details.dataset.opened;
  }
}

/** Shows entries with all that is in them, folded as the reader left them. */
function showAll(entries: readonly Entry[]): void {
  for (const {item, details, children} of entries) {
    setHidden(item, false);
    setOpen(details, false);
    showAll(children);
  }
}

/** Shows what is found with the groups around it; a group that is found alone keeps all that is in it. Returns how many are found. */
function keep(entries: readonly Entry[], words: readonly RegExp[]): number {
  let count = 0;
  for (const {item, details, text, children} of entries) {
    const isFound = words.every((word) => word.test(text));
    const below = keep(children, words);
    if (isFound && below === 0) showAll(children);
    setHidden(item, !isFound && below === 0);
    setOpen(details, below > 0);
    count += below + (isFound ? 1 : 0);
  }
  return count;
}

/** Narrows a tree to the elements that contain every word. Returns how many, or nothing when the text has no word. */
export function filterTree(root: Element, text: string): number | undefined {
  const words = wordsOf(text).map(pattern);
  if (words.length > 0) return keep(entriesIn(root), words);
  showAll(entriesIn(root));
  return undefined;
}

/** Answers the button that opens or closes every group of a tree. */
export function startUnfolding(root: Element, signal: AbortSignal): void {
  const button = root.querySelector('[data-unfold-tree]');
  const press = (): void => {
    const open = button?.ariaPressed !== 'true';
    button?.setAttribute('aria-pressed', String(open));
    root.querySelectorAll<HTMLDetailsElement>('details[data-group]').forEach((group) => {
      group.open = open;
    });
  };
  button?.addEventListener('click', press, {signal});
}
