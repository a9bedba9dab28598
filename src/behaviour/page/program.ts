/**
 * Starts the playground of a page that has one. Nothing of it is loaded on another page, and nothing of it stays when the page is left.
 * @param signal ends it
 */
export async function startPlayground(signal: AbortSignal): Promise<void> {
  const place = document.querySelector<HTMLElement>('main [data-playground]');
  if (!place) return;
  const {start} = await import('psb:playground');
  await start(place, PLAYGROUND_STYLES, signal);
}
