const ITEM = '[role=treeitem]';

type Item = HTMLElement | null | undefined;

const itemOf = (element: Element | null | undefined): Item => element?.closest<HTMLElement>(ITEM);

const foldOf = (item: Element): HTMLDetailsElement | null => item.querySelector(':scope > details');

const currentIn = (tree: Element): Item => tree.querySelector<HTMLElement>(`${ITEM}[tabindex="0"]`);

const shownIn = (tree: Element): HTMLElement[] =>
  Array.from(tree.querySelectorAll<HTMLElement>(ITEM)).filter((item) => item.checkVisibility());

/** Lets Tab stop at an item and at the links in its details (0), or not (-1). */
function setStop(item: Item, stop: 0 | -1): void {
  if (!item) return;
  item.tabIndex = stop;
  item.querySelectorAll<HTMLElement>(':scope > details > div :is(a, button)').forEach((link) => (link.tabIndex = stop));
}

function setCurrent(tree: Element, item: Item): void {
  if (!item) return;
  setStop(currentIn(tree), -1);
  setStop(item, 0);
}

function setRole(item: HTMLElement): void {
  const line = item.querySelector('summary');
  item.role = 'treeitem';
  item.tabIndex = -1;
  item.ariaLevel = String(Number(itemOf(item.parentElement)?.ariaLevel ?? 0) + 1);
  item.ariaLabel = line?.textContent.replace(/\s+/g, ' ') ?? '';
  item.ariaExpanded = String(foldOf(item)?.open);
  if (line) line.tabIndex = -1;
}

/** Gives the list the roles of a tree. Without script it stays a list of lines that open. */
function setRoles(tree: Element): void {
  tree.querySelectorAll('ul:has(> li > details)').forEach((list) => {
    list.role = itemOf(list.parentElement) ? 'group' : 'tree';
    for (const item of Array.from(list.children) as HTMLElement[]) setRole(item);
  });
}

/** Where a key leads from an item: to another, or to nothing, because it opens or closes this one. */
function step(tree: Element, item: HTMLElement, key: string): Item {
  const isOpen = foldOf(item)?.open;
  const shown = shownIn(tree);
  const at = shown.indexOf(item);
  if (key === 'ArrowDown') return shown[at + 1];
  if (key === 'ArrowUp') return shown[at - 1];
  if (key === 'Home') return shown[0];
  if (key === 'End') return shown.at(-1);
  if (key === 'ArrowLeft' && !isOpen) return itemOf(item.parentElement);
  return key === 'ArrowRight' && isOpen ? shown.slice(at + 1).find((each) => item.contains(each)) : undefined;
}

/** Whether a key opens (`true`) or closes (`false`) an item that is open or not. */
const opened = (key: string, isOpen: boolean): boolean | undefined =>
  ({ArrowRight: true, ArrowLeft: false, Enter: !isOpen, ' ': !isOpen})[key];

function press(event: KeyboardEvent, tree: Element): void {
  const {target: item, key} = event;
  if (!(item instanceof HTMLElement) || !item.matches(ITEM) || event.ctrlKey || event.metaKey || event.altKey) return;
  const fold = foldOf(item);
  const next = step(tree, item, key);
  const open = opened(key, fold?.open ?? false);
  next?.focus();
  if (fold && !next && open !== undefined) fold.open = open;
  if (next || open !== undefined) event.preventDefault();
}

/** Makes the item with the focus the current one. A press of the mouse gives the focus to the line: the item gets it. */
function focus(focused: Element, tree: Element): void {
  const item = itemOf(focused);
  if (item !== currentIn(tree)) setCurrent(tree, item);
  if (focused.matches('summary')) item?.focus({preventScroll: true});
}

/** Lets Tab stop at another item when the one before is folded or filtered away. */
function keepStop(tree: Element, instead?: Item): void {
  if (!currentIn(tree)?.checkVisibility()) setCurrent(tree, instead ?? shownIn(tree)[0]);
}

function toggle({target}: Event, tree: Element): void {
  const item = target instanceof HTMLDetailsElement ? itemOf(target) : undefined;
  if (!item || foldOf(item) !== target) return;
  item.ariaExpanded = String(foldOf(item)?.open);
  keepStop(tree, item);
  setStop(item, item === currentIn(tree) ? 0 : -1);
}

/**
 * Makes a list of the page, in which the focus is, follow the keys of a tree: arrows, Home, End, one stop of Tab. Until
 * the signal ends it.
 */
export function startTree(tree: HTMLElement, signal: AbortSignal): void {
  if (!tree.querySelector(ITEM)) setRoles(tree);
  keepStop(tree);
  tree.addEventListener('keydown', (event) => press(event, tree), {signal});
  tree.addEventListener('focusin', ({target}) => focus(target as Element, tree), {signal});
  tree.addEventListener('toggle', (event) => toggle(event, tree), {capture: true, signal});
  // The filter of the tree, which is beside it.
  tree.parentElement?.addEventListener('input', () => keepStop(tree), {signal});
  const {activeElement} = document;
  if (activeElement && tree.contains(activeElement)) focus(activeElement, tree);
}
