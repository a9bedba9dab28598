import {SkipToContentFallbackId} from '@docusaurus/theme-common';

/** Lets the space bar press links that are buttons, the groups of the sidebar: the browser presses links by Enter alone. */
export function pressBySpaceBar(event: KeyboardEvent): void {
  const {key, repeat, target} = event;
  if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('a[role=button]')) return;
  event.preventDefault();
  if (!repeat) target.click();
}

/** Lets the skip link lead past the list of operations too, which the reference and the consoles have in their main part. */
export function skipOperations({target}: MouseEvent): void {
  const isSkipLink = target instanceof Element && target.closest(`a[href="#${SkipToContentFallbackId}"]`) !== null;
  const article = isSkipLink ? document.querySelector<HTMLElement>('main nav ~ article') : null;
  if (!article) return;
  article.tabIndex = -1;
  article.focus();
}
