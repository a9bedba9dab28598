import {hashTarget} from '../hashTarget';
import {filter} from './filter';
import {showVersion, versionInAddress, versionOf, writeVersion} from './version';

const inputOf = (root: ParentNode): HTMLInputElement | null => root.querySelector('[data-filter]');

/** Makes what the address points at in the reference visible: shows its version, and empties a filter that hides it. */
export function showInReference(): void {
  const target = hashTarget();
  const root = target?.closest('[data-reference]');
  if (!target || !root) return;
  const input = inputOf(root);
  const version = versionOf(target);
  if (version) showVersion(root, version);
  if (!input) return;
  if (target.closest('[hidden]')) input.value = '';
  filter(root, input.value);
}

/** Puts an operation, response or schema that the reader opens into the address, so that it can be shared. */
function writeOpened(target: Element): void {
  const entry = target.closest('summary')?.parentElement;
  if (!(entry instanceof HTMLDetailsElement) || entry.open || !entry.id) return;
  window.history.replaceState(window.history.state, '', `#${entry.id}`);
}

function foldAll(root: ParentNode, open: boolean): void {
  root.querySelectorAll<HTMLDetailsElement>('details[data-find]:not([hidden])').forEach((entry) => {
    entry.open = open;
  });
}

/** Starts filter, folding, version switch and deep links of the page's reference, if it has one, until the signal ends them. */
export function startReference(signal: AbortSignal): void {
  const root = document.querySelector<HTMLElement>('[data-reference]');
  if (!root) return;
  const input = inputOf(root);
  const refilter = (): void => filter(root, input?.value ?? '');
  const press = ({target}: Event): void => {
    if (!(target instanceof Element)) return;
    writeOpened(target);
    const {fold} = target.closest<HTMLElement>('[data-fold]')?.dataset ?? {};
    if (fold) foldAll(root, fold === 'open');
    const button = target.closest<HTMLElement>('[data-switch], [data-show-version]');
    const version = button?.dataset.switch ?? button?.dataset.showVersion;
    if (!version) return;
    showVersion(root, version);
    writeVersion(version);
    refilter();
  };
  const goBack = (): void => {
    showVersion(root, versionInAddress(root));
    refilter();
    showInReference();
  };
  root.addEventListener('click', press, {signal});
  input?.addEventListener('input', refilter, {signal});
  window.addEventListener('popstate', goBack, {signal});
  showVersion(root, versionInAddress(root));
  // What the reader typed before the script came, or the browser restored after a reload.
  if (input?.value) refilter();
}
