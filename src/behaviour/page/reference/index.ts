import {hashTarget} from '../hashTarget';
import {entries, filter} from './filter';
import {showVersion, versionInAddress, writeVersion} from './version';

/** Makes what the address points at in the reference visible: shows its version, and empties a filter that hides it. */
export function showInReference(): void {
  const target = hashTarget();
  const root = target?.closest<HTMLElement>('[data-reference]');
  if (!target || !root) return;
  const input = root.querySelector<HTMLInputElement>('[data-filter]');
  const version = target.closest<HTMLElement>('section[data-version]')?.dataset.version;
  if (version) showVersion(root, version);
  if (input) {
    if (target.closest('[hidden]')) input.value = '';
    filter(root, input.value);
  }
}

/** Puts an operation, response or schema that the reader opens into the address, so that it can be shared. */
function writeOpened(target: Element): void {
  const entry = target.closest('summary')?.parentElement;
  if (!(entry instanceof HTMLDetailsElement) || entry.open || !entry.id) return;
  window.history.replaceState(window.history.state, '', `#${entry.id}`);
}

function start(root: HTMLElement, signal: AbortSignal): void {
  const input = root.querySelector<HTMLInputElement>('[data-filter]');
  const refilter = (): void => filter(root, input?.value ?? '');

  const press = ({target}: Event): void => {
    if (!(target instanceof Element)) return;
    writeOpened(target);
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
  const goBack = (): void => {
    showVersion(root, versionInAddress(root) ?? '');
    refilter();
    showInReference();
  };
  window.addEventListener('popstate', goBack, {signal});
  showVersion(root, versionInAddress(root) ?? '');
  // What the reader typed before the script came, or the browser restored after a reload.
  if (input?.value) refilter();
}

/**
 * Starts filter, folding, version switch and deep links of the reference, where the page has one.
 * @param signal ends it
 */
export function startReference(signal: AbortSignal): void {
  const root = document.querySelector<HTMLElement>('[data-reference]');
  if (root) start(root, signal);
}
