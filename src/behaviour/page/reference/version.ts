const PARAMETER = 'version';

const switches = (root: ParentNode): HTMLElement[] => Array.from(root.querySelectorAll('button[data-switch]'));

/** The version that an element of the reference belongs to; empty where it belongs to none. */
export const versionOf = (element: HTMLElement): string =>
  element.closest<HTMLElement>('section[data-version]')?.dataset.version ?? '';

/** The version that the address asks for, else the first; nothing where the reference has one version alone. */
export function versionInAddress(root: ParentNode): string | undefined {
  const offered = switches(root).map((button) => button.dataset.switch);
  const asked = new URLSearchParams(window.location.search).get(PARAMETER);
  return offered.find((version) => version === asked) ?? offered[0];
}

/** Shows one version, where there are several to choose from. */
export function showVersion(root: ParentNode, version: string | undefined): void {
  for (const button of switches(root)) {
    document.documentElement.dataset.version = version;
    button.setAttribute('aria-pressed', String(button.dataset.switch === version));
  }
}

/** The version that the reader sees; nothing where all are shown. */
export function shownVersion(root: ParentNode): string | undefined {
  return switches(root).find((button) => button.ariaPressed === 'true')?.dataset.switch;
}

/** Puts the choice into the address as a new entry of the history, so that it can be shared and Back leads to the version before. */
export function writeVersion(version: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(PARAMETER, version);
  url.hash = '';
  window.history.pushState(window.history.state, '', url);
}
