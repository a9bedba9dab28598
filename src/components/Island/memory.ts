/** The way from an island's element down to a descendant, as child indexes. */
type Path = readonly number[];

/** What the reader left in the static HTML of an island, to be done again on the live component. */
export interface Memory {
  readonly focus?: Path;
  readonly press?: Path;
  readonly typed: readonly {readonly path: Path; readonly value: string}[];
  readonly scrolled: readonly {readonly path: Path; readonly top: number}[];
}

const pressed = new WeakMap<Element, Path>();

function pathOf(island: Element, descendant: Element): Path {
  const path: number[] = [];
  for (let node = descendant; node !== island;) {
    const parent = node.parentElement;
    if (!parent) return [];
    path.unshift(Array.from(parent.children).indexOf(node));
    node = parent;
  }
  return path;
}

function find(island: Element, path: Path): HTMLElement | undefined {
  let node: Element | undefined = island;
  for (const index of path) node = node?.children[index];
  return node instanceof HTMLElement ? node : undefined;
}

/** Presses of buttons in sleeping islands are kept, links that act as buttons among them; other links work without script. */
function keepPress(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button, [role="button"], input') : null;
  const island = button?.closest('[data-island="asleep"]');
  if (!button || !island) return;
  if (button instanceof HTMLAnchorElement) event.preventDefault();
  pressed.set(island, pathOf(island, button));
}

if (typeof window !== 'undefined') window.addEventListener('click', keepPress, true);

/** Lets a sleeping island take presses: what the server draws as disabled until there is script (the colour mode) would swallow them. */
export function enablePresses(island: Element): void {
  island.querySelectorAll<HTMLButtonElement>('button:disabled').forEach((button) => (button.disabled = false));
}

/** Types into the live input as the reader did: React notices only a value that was not set through its own property. */
function type(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', {bubbles: true}));
}

/** Notes focus, the last press, typed text and scroll positions inside a sleeping island, just before the live component replaces it. */
export function remember(island: Element): Memory {
  const active = document.activeElement;
  const press = pressed.get(island);
  const typed = Array.from(island.querySelectorAll('input')).filter(({value, defaultValue}) => value !== defaultValue);
  const scrolled = Array.from(island.querySelectorAll('*')).filter((element) => element.scrollTop > 0);
  return {
    ...(active && island.contains(active) && {focus: pathOf(island, active)}),
    ...(press && {press}),
    typed: typed.map((input) => ({path: pathOf(island, input), value: input.value})),
    scrolled: scrolled.map((element) => ({path: pathOf(island, element), top: element.scrollTop})),
  };
}

/** Does again on the live component what `remember` noted. */
export function restore(island: Element, memory: Memory): void {
  for (const {path, top} of memory.scrolled) {
    const element = find(island, path);
    if (element) element.scrollTop = top;
  }
  for (const {path, value} of memory.typed) {
    const input = find(island, path);
    if (input instanceof HTMLInputElement) type(input, value);
  }
  if (memory.focus) find(island, memory.focus)?.focus({preventScroll: true});
  if (memory.press) find(island, memory.press)?.click();
}
