import {refilter} from '../filters';
import {hashTarget} from '../hashTarget';
import {showVersion, versionInAddress, versionOf, writeVersion} from './version';

/** Shows the version of what the address points at in the reference. */
export function showInReference(): void {
  const target = hashTarget();
  const root = target?.closest('[data-reference]');
  const version = target && versionOf(target);
  if (root && version) showVersion(root, version);
}

/** Puts an operation, response or schema that the reader opens into the address, so that it can be shared. */
function writeOpened(target: Element): void {
  const entry = target.closest('summary')?.parentElement;
  if (!(entry instanceof HTMLDetailsElement) || entry.open || !entry.id) return;
  window.history.replaceState(window.history.state, '', `#${entry.id}`);
}

/** Starts version switch and deep links of the page's reference, if it has one, until the signal ends them. */
export function startReference(signal: AbortSignal): void {
  const root = document.querySelector<HTMLElement>('[data-reference]');
  if (!root) return;
  const press = ({target}: Event): void => {
    if (!(target instanceof Element)) return;
    writeOpened(target);
    const button = target.closest<HTMLElement>('[data-switch], [data-show-version]');
    const version = button?.dataset.switch ?? button?.dataset.showVersion;
    if (!version) return;
    showVersion(root, version);
    writeVersion(version);
    refilter();
  };
  const goBack = (): void => {
    showVersion(root, versionInAddress(root));
    showInReference();
    refilter();
  };
  root.addEventListener('click', press, {signal});
  window.addEventListener('popstate', goBack, {signal});
  showVersion(root, versionInAddress(root));
}
