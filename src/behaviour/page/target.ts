import {showInFiltered} from './filters';
import {hashTarget} from './hashTarget';
import {showInReference} from './reference';

/** Marks what the address points at: `:target` doesn't know an address that the application has written. */
function mark(target: HTMLElement | null): void {
  for (const before of Array.from(document.querySelectorAll('[data-target]'))) before.removeAttribute('data-target');
  target?.setAttribute('data-target', '');
}

/** Opens what the address points at, with everything folded around it; what was hidden comes into view. */
export function openTarget(): void {
  const target = hashTarget();
  mark(target);
  if (!target) return;
  const wasShown = target.getClientRects().length > 0;
  const wasFolded = target instanceof HTMLDetailsElement && !target.open;
  showInReference();
  showInFiltered();
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement) node.open = true;
  }
  if (wasFolded || !wasShown || target.closest('pre')) target.scrollIntoView();
}

/** Does the same for a link to the address that is shown already: it changes nothing, so no other event tells. */
export function startTargetLinks(): void {
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && link.href === window.location.href) openTarget();
  });
}
