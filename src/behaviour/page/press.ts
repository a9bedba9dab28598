/** Answers clicks on or in the elements that a selector names, on every page from now on. */
export function onPress(selector: string, answer: (element: HTMLElement, event: MouseEvent) => void): void {
  document.addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (element) answer(element, event);
  });
}

/** Lets the space bar press links that are buttons, the groups of the sidebar: the browser presses links by Enter alone. */
export function startSpaceBar(): void {
  document.addEventListener('keydown', (event) => {
    const {key, repeat, target} = event;
    if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('a[role=button]')) return;
    event.preventDefault();
    if (!repeat) target.click();
  });
}
