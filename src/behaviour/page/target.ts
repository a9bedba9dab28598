import {refilter} from './filters';
import {hashTarget} from './hashTarget';
import {onPress} from './press';
import {showInReference} from './reference';

/** Marks what the address points at: `:target` doesn't know an address that the application has written. */
function mark(target: HTMLElement | null): void {
  document.querySelectorAll('[data-target]').forEach((before) => before.removeAttribute('data-target'));
  target?.setAttribute('data-target', '');
}

/** Leads on from a page that was one with others to the one that has what the address points at. */
function leadOn(): void {
  if (!window.location.hash || !document.querySelector('main [data-leads-on]')) return;
  void import('psb:fetched').then(({followMovedTarget}) => followMovedTarget());
}

/** Opens what the address points at, with everything folded around it; what was hidden comes into view. */
export function openTarget(): void {
  const target = hashTarget();
  mark(target);
  if (!target) {
    leadOn();
    return;
  }
  const wasShown = target.getClientRects().length > 0;
  const wasFolded = target instanceof HTMLDetailsElement && !target.open;
  showInReference();
  refilter();
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement) node.open = true;
  }
  if (wasFolded || !wasShown || target.closest('pre')) target.scrollIntoView();
}

/** Does the same for a link to the current address, for which the browser sends no `hashchange`. */
export function startTargetLinks(): void {
  onPress('a', (link) => {
    const {hash, href} = link as HTMLAnchorElement;
    if (hash && href === window.location.href) openTarget();
  });
}
