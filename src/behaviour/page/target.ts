import {hashTarget} from './hashTarget';

/** Opens what the address points at, with everything folded around it, and brings it into view. */
export function openTarget(): void {
  const target = hashTarget();
  if (!target) return;
  let folded = false;
  for (let node: Element | null = target; node; node = node.parentElement) {
    if (!(node instanceof HTMLDetailsElement) || node.open) continue;
    node.open = true;
    folded = true;
  }
  if (folded) target.scrollIntoView();
}

/** Does the same for a link to the address that is shown already: it changes nothing, so no other event tells. */
export function startTargetLinks(): void {
  document.addEventListener('click', ({target}) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.hash && link.href === window.location.href) openTarget();
  });
}
