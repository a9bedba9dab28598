import type {MouseEvent} from 'react';

/** Opens the cause that a link of the verdict leads to. */
function openCause(hash: string): void {
  const cause = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!(cause instanceof HTMLDetailsElement)) return;
  cause.open = true;
  cause.scrollIntoView({block: 'start'});
  cause.querySelector('summary')?.focus({preventScroll: true});
}

/** Keeps the report when a reader follows a link in it: one to a cause stays here, and any other opens in a new tab. */
export function keepReport(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link) return;
  const hash = link.getAttribute('href') ?? '';
  if (hash.startsWith('#')) {
    event.preventDefault();
    openCause(hash);
    return;
  }
  link.target = '_blank';
  link.rel = 'noopener';
}
