/** Adds a style sheet of this site to the page until the signal removes it, and waits until it is there. @param address of the build */
export function addSheet(address: string, signal: AbortSignal): Promise<void> {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = address;
  signal.addEventListener('abort', () => element.remove());
  document.head.append(element);
  // Without its style sheet a program still works.
  return new Promise((resolve) => {
    element.onload = element.onerror = () => resolve();
  });
}
