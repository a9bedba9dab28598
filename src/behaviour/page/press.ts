/**
 * Answers presses on what a selector names, on every page that is shown from now on.
 * @param answer gets the pressed element, not what is inside of it
 */
export function onPress(selector: string, answer: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (element) answer(element, event);
  });
}
