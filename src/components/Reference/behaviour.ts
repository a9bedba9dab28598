import {hashTarget} from '../hashTarget';
import {entries, filter} from './filter';
import {followInNavigation} from './navigate';
import {showVersion, versionInAddress, writeVersion} from './version';

/** Opens what the address points at, with everything around it, and brings it into view; a filter that hides it is emptied. */
function openTarget(root: HTMLElement, input: HTMLInputElement | null): void {
  const target = hashTarget();
  if (!target || !root.contains(target)) return;
  const version = target.closest<HTMLElement>('section[data-version]')?.dataset.version;
  if (version) showVersion(root, version);
  if (input) {
    if (target.closest('[hidden]')) input.value = '';
    filter(root, input.value);
  }
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement) node.open = true;
  }
  target.scrollIntoView();
}

/** Opens everything for paper, and folds it again afterwards. */
function unfoldForPrint(root: HTMLElement, signal: AbortSignal): void {
  let folded: HTMLDetailsElement[] = [];
  const open = (value: boolean) => (): void => {
    if (value) folded = entries(root).filter((entry) => !entry.open);
    for (const entry of folded) entry.open = value;
  };
  window.addEventListener('beforeprint', open(true), {signal});
  window.addEventListener('afterprint', open(false), {signal});
}

/**
 * Gives the drawn reference its behaviour: filter, fold, version switch, deep links.
 * @param root the element of the reference
 * @param signal takes the behaviour off when it is aborted
 */
export function enliven(root: HTMLElement, signal: AbortSignal): void {
  const input = root.querySelector<HTMLInputElement>('[data-filter]');
  const refilter = (): void => filter(root, input?.value ?? '');

  const press = ({target}: Event): void => {
    if (!(target instanceof Element)) return;
    const link = target.closest('a');
    // The address does not change when its own link is followed again, so no other event tells.
    if (link?.href === window.location.href && link.hash) openTarget(root, input);
    const fold = target.closest<HTMLElement>('[data-fold]')?.dataset.fold;
    if (fold) for (const entry of entries(root)) if (!entry.hidden) entry.open = fold === 'open';
    const version =
      target.closest<HTMLElement>('[data-switch]')?.dataset.switch ??
      target.closest<HTMLElement>('[data-show-version]')?.dataset.showVersion;
    if (!version) return;
    showVersion(root, version);
    writeVersion(version);
    refilter();
  };

  root.addEventListener('click', press, {signal});
  input?.addEventListener('input', refilter, {signal});
  window.addEventListener('hashchange', () => openTarget(root, input), {signal});
  unfoldForPrint(root, signal);
  followInNavigation(root, signal);
  showVersion(root, versionInAddress(root) ?? '');
  // What the reader typed before the script came, or the browser kept over a reload.
  if (input?.value) refilter();
  openTarget(root, input);
}
