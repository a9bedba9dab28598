import {hashTarget} from './hashTarget';
import {showInReference} from './reference';

/** Opens what the address points at, with everything folded around it; what was hidden comes into view. */
export function openTarget(): void {
  const target = hashTarget();
  if (!target) return;
  const wasShown = target.getClientRects().length > 0;
  const wasFolded = target instanceof HTMLDetailsElement && !target.open;
  showInReference();
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement) node.open = true;
  }
  if (wasFolded || !wasShown) target.scrollIntoView();
}

/** Does the same for a link to the address that is shown already: it changes nothing, so no other event tells. */
export function startTargetLinks(): void {
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && link.href === window.location.href) openTarget();
  });
}
