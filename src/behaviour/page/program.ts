/** The program of the playground (src/playground), as its module exports it. */
interface Program {
  mount(place: HTMLElement): () => void;
}

/** Adds a style sheet to the page. */
function addSheet(address: string): {readonly element: HTMLLinkElement; readonly loaded: Promise<unknown>} {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = address;
  const loaded = new Promise((resolve, reject) => {
    element.onload = resolve;
    element.onerror = reject;
  });
  document.head.append(element);
  return {element, loaded};
}

/**
 * Starts the playground of a page that has one. Nothing of it is loaded on another page, and nothing of it stays when the page is left.
 * @param signal ends it
 */
export async function startPlayground(signal: AbortSignal): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-playground]');
  const {script, styles} = place?.dataset ?? {};
  if (!place || !script || !styles) return;
  const {element, loaded} = addSheet(styles);
  signal.addEventListener('abort', () => element.remove());
  const [program] = (await Promise.all([import(script), loaded])) as [Program, unknown];
  if (signal.aborted) return;
  const unmount = program.mount(place);
  signal.addEventListener('abort', unmount);
}
