/** Answers clicks on or in the elements that a selector names, on every page from now on. */
export function onPress(selector: string, answer: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (element) answer(element, event);
  });
}
