const VERSION_PARAMETER = 'version';

const details = (root: ParentNode): HTMLDetailsElement[] =>
  Array.from(root.querySelectorAll<HTMLDetailsElement>('details[data-find]'));

/** Opens what the address points at, with everything around it, and brings it into view; a filter that hides it is emptied. */
function openTarget(root: HTMLElement): void {
  const target = root.querySelector(`[id="${CSS.escape(decodeURIComponent(window.location.hash.slice(1)))}"]`);
  if (!target) return;
  const hidden = target.closest<HTMLElement>('section[data-version]')?.dataset.version;
  if (hidden) showVersion(root, hidden);
  const input = root.querySelector<HTMLInputElement>('[data-filter]');
  if (input && target.closest('[hidden]')) {
    input.value = '';
    filter(root, '');
  }
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (node instanceof HTMLElement) node.hidden = false;
    if (node instanceof HTMLDetailsElement) node.open = true;
  }
  target.scrollIntoView();
}

/** Shows one version; the choice stands in the address, so it can be shared and survives a reload. */
function showVersion(root: HTMLElement, version: string): void {
  document.documentElement.dataset.version = version;
  for (const button of Array.from(root.querySelectorAll<HTMLButtonElement>('[data-switch]'))) {
    button.setAttribute('aria-pressed', String(button.dataset.switch === version));
  }
}

function writeVersion(version: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(VERSION_PARAMETER, version);
  url.hash = '';
  window.history.replaceState(window.history.state, '', url);
}

/** Keeps what holds every word of the filter; a section without a match goes too. The count is announced. */
function filter(root: HTMLElement, text: string): void {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (each: HTMLElement): boolean => {
    const found = (each.dataset.find ?? '').toLowerCase();
    return words.every((word) => found.includes(word));
  };
  let count = 0;
  for (const each of details(root)) {
    each.hidden = !matches(each);
    if (!each.hidden) count += 1;
  }
  for (const section of Array.from(root.querySelectorAll<HTMLElement>('section[data-tag]'))) {
    section.hidden = details(section).every((each) => each.hidden);
  }
  const status = root.querySelector('[data-filter-count]');
  if (status) status.textContent = words.length ? `${count} found` : '';
}

function press(root: HTMLElement, target: Element): void {
  const link = target.closest('a');
  // The address does not change when its own link is followed again, so no other event tells.
  if (link?.href === window.location.href && link.hash) openTarget(root);
  const fold = target.closest<HTMLElement>('[data-fold]')?.dataset.fold;
  if (fold) for (const each of details(root)) if (!each.hidden) each.open = fold === 'open';
  const version = target.closest<HTMLElement>('[data-switch]')?.dataset.switch;
  if (version) {
    showVersion(root, version);
    writeVersion(version);
  }
}

/**
 * Gives the drawn reference its behaviour: filter, fold, version switch, deep links.
 * @param root the element of the reference
 * @param signal takes the behaviour off when it is aborted
 */
export function enliven(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener('click', (event) => event.target instanceof Element && press(root, event.target), {signal});
  const input = root.querySelector<HTMLInputElement>('[data-filter]');
  input?.addEventListener('input', () => filter(root, input.value), {signal});
  // What the reader typed before the script came, or the browser kept over a reload.
  if (input?.value) filter(root, input.value);
  window.addEventListener('hashchange', () => openTarget(root), {signal});
  window.addEventListener('beforeprint', () => details(root).forEach((each) => (each.open = true)), {signal});
  showVersion(root, document.documentElement.dataset.version ?? 'v1');
  openTarget(root);
}
