/** The program of the playground (src/playground), as its module exports it. */
interface Program {
  readonly start: (place: HTMLElement, signal: AbortSignal) => void;
}

/**
 * Starts the playground of a page that has one. Nothing of it is loaded on another page, and nothing of it stays when the page is left.
 * @param signal ends it
 */
export async function startPlayground(signal: AbortSignal): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-playground]');
  if (!place) return;
  const {start} = (await import(place.dataset.script ?? '')) as Program;
  start(place, signal);
}
